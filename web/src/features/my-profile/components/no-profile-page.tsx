import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/notice';
import { PageHeading } from '@/ui/page-heading';
import { PageTitle } from '@/ui/page-title';
import { navigate } from '@/lib/navigation/history';

/** The page for a login without a profile. */
export function NoProfilePage() {
  return (
    <div className="wrap py-[clamp(3rem,6vw,5rem)]">
      <PageTitle>My Profile</PageTitle>
      <PageHeading className="sr-only">My Profile</PageHeading>
      <EmptyState
        heading="You have no profile yet"
        actions={
          <>
            <Button look="primary" onClick={() => navigate({ page: 'home', section: 'contact-us' })}>
              Contact Us
            </Button>
            <Button onClick={() => navigate({ page: 'password' })}>Change Password</Button>
          </>
        }
      >
        Your login belongs to no profile. Please tell the bureau.
      </EmptyState>
    </div>
  );
}
