import { defaultTableView, toStoredView } from '@/features/people/table-view';
import { EnquiriesPage } from '@/features/enquiries/office';
import { beginRegistration } from '@/features/person-form/register/begin-registration';
import { navigate } from '@/lib/navigation/history';

/** The enquiries, with the registration form and the table of people. */
export const EnquiriesRoute = ({ enquiryId }: { enquiryId: number | null }) => (
  <EnquiriesPage
    shown={enquiryId}
    onRegister={({ id, name, relative, language, source, source_name }, phoneNumber) => {
      const hasBegun = beginRegistration({
        enquiry: { id, name },
        relative,
        language,
        phoneNumber: phoneNumber ?? '',
        source,
        source_name: source_name ?? '',
      });
      if (hasBegun) navigate({ page: 'form' });
      return hasBegun;
    }}
    onFind={(search) => navigate({ page: 'dashboard', view: toStoredView({ ...defaultTableView, search }) })}
  />
);
