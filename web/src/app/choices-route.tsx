import { ChoicesPage } from '@/features/contact-requests/components/choices-page';
import { LikeButton } from '@/features/likes/like-button';
import { PaperOfMarked } from '@/features/likes/member';

/** Everybody that the member marked or gave a yes. */
export const ChoicesRoute = () => (
  <ChoicesPage
    heart={({ id, shownName }) => <LikeButton size="icon" profileId={id} shownName={shownName} />}
    paper={<PaperOfMarked />}
  />
);
