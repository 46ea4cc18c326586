import { FeesPage } from '@/features/fees/components/fees-page';
import { saveWorkbook } from '@/features/transfer/download';

// One part of the code: few open either of them.
export { CheckReceiptPage } from '@/features/fees/components/check-receipt-page';

/** The plans of the bureau, and the file for the accountant. */
export const FeesRoute = () => <FeesPage saveWorkbook={saveWorkbook} />;
