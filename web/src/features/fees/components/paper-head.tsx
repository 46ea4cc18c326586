import { BureauLogo } from '@/bureau/components/bureau-logo';
import type { Bureau } from '@/first-load/first-bureau';

export function PaperHead({ bureau }: { bureau: Bureau }) {
  return (
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
}

export const PlaceToSign = ({ label }: { label: string }) => (
  <p className="mt-[13mm] ml-auto w-[60mm] border-t border-ink pt-1 text-center">{label}</p>
);
