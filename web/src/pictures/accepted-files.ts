/** The files of a picture, as a file input accepts them. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.jpg,.jpeg,.png,.webp,.heic,.heif';
