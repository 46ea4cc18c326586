/** Who shares contact details, and when: the same words on every page. */
export const sharingRule = 'The bureau shares the contact details when the other family agrees.';
