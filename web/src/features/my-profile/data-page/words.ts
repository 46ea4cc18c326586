/** The texts of one part of the page. */
interface PartWords {
  title: string;
  /** The text of an empty part. */
  none: string;
  /** The labels of its columns, in display order. */
  labels?: Readonly<Record<string, string>>;
}

const who = { name: 'Name', registered_user_id: 'User id' };

/** The parts after the profile, in display order, by their key in the data. */
export const partWords: Readonly<Record<string, PartWords>> = {
  account: {
    title: 'Your login',
    none: 'None.',
    labels: {
      username: 'Username',
      created_at: 'Made on',
      last_password_set_at: 'Password set on',
      bureau_password_at: 'Password set by the bureau on',
      bureau_password_by: 'Who in the bureau set it',
    },
  },
  office_note: { title: "The office's note about you", none: 'None.' },
  proposals: {
    title: 'Changes you proposed',
    none: 'None.',
    labels: {
      created_at: 'Proposed on',
      status: 'Status',
      decided_at: 'Decided on',
      reason: 'The bureau writes',
      changes: 'Proposed',
      base: 'Before',
    },
  },
  likes: { title: 'Profiles you like', none: 'None.', labels: { ...who, created_at: 'Liked on' } },
  requests: {
    title: 'Contact details you asked for',
    none: 'None.',
    labels: {
      ...who,
      created_at: 'Asked on',
      note: 'Your note',
      status: 'Status',
      decided_at: 'Decided on',
      decline_reason: 'Reason',
    },
  },
  consents: {
    title: 'When your family agreed',
    none: 'Nothing is recorded.',
    labels: { given_on: 'Given on', person: 'Who agreed', channel: 'How' },
  },
  attempts: {
    title: 'When the bureau tried to reach you',
    none: 'Nothing is recorded.',
    labels: { tried_at: 'Tried on', tried_by: 'Tried by', channel: 'How' },
  },
  disclosures: {
    title: 'Who was given your contact details',
    none: 'Nobody.',
    labels: {
      shared_with: 'Given to',
      registered_user_id: 'User id',
      shared_at: 'Given on',
      shared_by: 'Given by',
      revoked_at: 'Taken back on',
    },
  },
  blocks: { title: 'Profiles you blocked', none: 'None.', labels: { ...who, created_at: 'Blocked on' } },
  reports: {
    title: 'Profiles you reported',
    none: 'None.',
    labels: {
      registered_user_id: 'User id',
      created_at: 'Reported on',
      reason: 'Reason',
      note: 'Your note',
      resolved_at: 'Settled on',
    },
  },
  saved_searches: {
    title: 'Saved searches',
    none: 'None.',
    labels: { name: 'Name', filters: 'Looks for', created_at: 'Saved on' },
  },
  notifications: {
    title: 'Notifications',
    none: 'None.',
    labels: { message: 'Message', created_at: 'Sent on', read_at: 'Read on' },
  },
  deletion_request: {
    title: 'Your request for deletion',
    none: 'None.',
    labels: { asked_at: 'Asked on', note: 'Your note' },
  },
};

/** Labels of the profile's columns that are not fields. */
export const profileLabels: Readonly<Record<string, string>> = {
  id: 'User id',
  status: 'Status',
  status_reason: 'The bureau writes',
  verified_at: 'Verified on',
  verified_items: 'Checked',
  created_at: 'Registered on',
  updated_at: 'Last changed on',
};

/** Labels of the picture columns. */
export const pictureLabels: Readonly<Record<string, string>> = {
  first_img: 'Picture 1',
  second_img: 'Picture 2',
  third_img: 'Picture 3',
  birth_chart: 'Birth chart',
};
