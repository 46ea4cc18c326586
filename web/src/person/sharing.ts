/** Who shares contact details, when and where: the one sentence for it on all pages. */
export const sharingRule = 'The bureau shows these details here when the other family agrees.';
