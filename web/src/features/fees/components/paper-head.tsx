import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountLanguageQueryOptions } from '@/bureau/api/account-language';
import { useBureau } from '@/bureau/bureau';
import { languageOfPage } from '@/bureau/components/whatsapp';
import { BureauLogo } from '@/bureau/components/bureau-logo';
import type { Bureau } from '@/first-load/first-bureau';
import { isLanguage, type Language } from '@/texts/languages';
import { useSayIn } from '@/texts/say-in';
import type { Complete } from '@/texts/texts';

/** The words of a paper in the family's language or a chosen one; null until its texts are loaded. */
export function usePaper<Words>(familyId: number, write: (bureau: Bureau) => Complete<Words>) {
  const kept = useQuery(accountLanguageQueryOptions(familyId)).data;
  const [chosen, choose] = useState<Language | null>(null);
  const language = chosen ?? (isLanguage(kept) ? kept : languageOfPage());
  const { say, failed } = useSayIn(language);
  const bureau = useBureau(language);
  const now = () => write(bureau);
  return { language, choose, bureau, words: say === null ? (failed ? now() : null) : say(now) };
}

export const PaperHead = ({ bureau }: { bureau: Bureau }) => (
  <header translate="no" className="mb-3 flex items-center gap-3 border-b border-gold-500 pb-2">
    <BureauLogo />
    <p>
      <span className="font-display text-lg text-maroon-800">{bureau.bureau_name}</span>
      <span className="block text-[0.95em] whitespace-pre-line">
        {[bureau.address, bureau.phone].filter((line) => line !== '').join('\n')}
      </span>
    </p>
  </header>
);

export const PlaceToSign = ({ label }: { label: string }) => (
  <p className="mt-[13mm] ml-auto w-[60mm] border-t border-ink pt-1 text-center">{label}</p>
);
