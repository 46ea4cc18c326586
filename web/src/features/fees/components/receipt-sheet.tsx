import '@/features/fees/sheet.css';
import { PaperHead, PlaceToSign } from '@/features/fees/components/paper-head';
import { QrCode } from '@/features/fees/components/qr-code';
import type { ReceiptWords } from '@/features/fees/receipt-words';
import type { Bureau } from '@/first-load/first-bureau';
import type { Language } from '@/texts/languages';
import { FactList } from '@/ui/facts';

type ReceiptSheetProps = { words: ReceiptWords; bureau: Bureau; language: Language; isPaper?: boolean };

export const ReceiptSheet = ({ words, bureau, language, isPaper = false }: ReceiptSheetProps) => (
  <article lang={language} className="fees-sheet [overflow-wrap:anywhere]">
    {isPaper && <PaperHead bureau={bureau} />}
    <h3 className="text-lg text-maroon-800">{words.title}</h3>
    {words.notValid !== null && <p className="my-2 border-2 border-current px-2 py-1 font-medium">{words.notValid}</p>}
    <FactList look={isPaper ? 'half' : 'dialog'} facts={words.facts} />
    <div className="mt-3 flex items-start gap-4">
      <p className="min-w-0 flex-1 text-[0.95em]">{words.foot}</p>
      {isPaper && (
        <div className="w-[28mm] shrink-0">
          <QrCode text={words.link} label={words.checkLabel} />
        </div>
      )}
    </div>
    {isPaper && <PlaceToSign label={words.signature} />}
  </article>
);
