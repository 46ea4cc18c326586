import { BreachesPage } from '@/features/audit/breaches-page';
import { MessageRows } from '@/features/admin/messages/whatsapp-list-dialog';

/** The breaches of personal data, with the list of messages. */
export const BreachesRoute = () => <BreachesPage messages={(rows) => <MessageRows {...rows} />} />;
