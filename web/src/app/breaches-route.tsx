import { BreachesPage } from '@/features/audit/breaches-page';
import { MessageRows } from '@/features/people/whatsapp-list';

/** The breaches of personal data, with the list of messages. */
export const BreachesRoute = () => <BreachesPage messages={(rows) => <MessageRows {...rows} />} />;
