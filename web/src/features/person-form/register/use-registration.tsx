import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isRegistered, registerPerson, reserveRegistration } from '@/features/person-form/api';
import type { DraftStore } from '@/features/person-form/draft-store';
import { answersOfRegistration } from '@/person/typed-consents';
import { enteredWishes, noTypedWishes } from '@/person/typed-wishes';
import type { FormValues } from '@/features/person-form/form-schema';
import { type ColumnValues, tidy, toColumns } from '@/features/person-form/person-values';
import type { PersonFormState } from '@/features/person-form/use-person-form';
import { linesToKeep } from '@/features/person-form/paste/reading-summary';
import { uploadPictures } from '@/pictures/upload-pictures';
import { removeUnreferencedFiles } from '@/bureau/api/profiles';
import { AppError, toAppError } from '@/lib/errors';
import { beginAtHeading } from '@/lib/navigation/focus';
import { toImageColumns, type ImageColumns } from '@/person/image-columns';
import { makeTemporaryPassword } from '@/person/temporary-password';
import { clsx } from 'clsx';
import { Check, Circle, LoaderCircle } from '@/ui/icons';
import { t } from '@/texts/texts';

export type RegistrationStep = 'reserving' | 'uploading' | 'registering';

export interface RegistrationResult {
  id: number;
  name: string;
  phone: string;
  /** The password is null when it went with the answer to an earlier attempt. */
  login: { username: string; temporaryPassword: string | null } | null;
  /** An earlier attempt had arrived, and something was changed in the form since: that is not in the register. */
  changesLeftOut: boolean;
  side: string;
  /** The sent values, to find the fields that would complete the profile. */
  fields: ColumnValues;
  images: ImageColumns;
}

interface Registering {
  values: FormValues;
  withoutPicture: boolean;
}

/** Registers the person of the form: reserves an id, uploads the pictures, writes everything in one transaction. */
export function useRegistration(store: DraftStore, setProgress: PersonFormState['setProgress'], asksConsents: boolean) {
  const [step, setStep] = useState<RegistrationStep>('reserving');
  // Kept for another try: the first may have arrived, and then its password counts.
  const temporaryPassword = useRef<string | null>(null);

  const register = async ({ values, withoutPicture }: Registering): Promise<RegistrationResult> => {
    setStep('reserving');
    const { draft } = store.read();
    const id = draft.reservedId ?? (await reserveRegistration(draft.id));
    store.update({ reservedId: id });

    setStep('uploading');
    const images = await uploadPictures('profile-images', id, values.pictures, setProgress);
    const chart = await uploadPictures('birth-charts', id, values.charts, setProgress);

    setStep('registering');
    const fields = toColumns(values);
    const imagePaths = toImageColumns({ pictures: images, charts: chart });
    const person = { ...fields, ...imagePaths };
    const wishes = enteredWishes(draft.wishes ?? noTypedWishes);
    const consents = asksConsents ? { ...values.consents, answers: answersOfRegistration(values.consents) } : null;
    const sending = {
      person: JSON.stringify([person, wishes, consents]),
      username: values.giveLogin ? values.username.trim().toLowerCase() : null,
    };
    const result = {
      id,
      name: tidy('name', values.name),
      phone: tidy('phone_number', values.phone_number) || tidy('second_phone_number', values.second_phone_number),
      side: values.gender,
      fields,
      images: imagePaths,
    };

    const { sent } = draft;
    if (sent !== null && (await isRegistered(id))) {
      return {
        ...result,
        login:
          sent.username === null ? null : { username: sent.username, temporaryPassword: temporaryPassword.current },
        changesLeftOut: sent.person !== sending.person || sent.username !== sending.username,
      };
    }
    if (store.read().isForgotten) throw new AppError('unknown', 'The form was given up.');
    if (sending.username !== null) temporaryPassword.current ??= makeTemporaryPassword();
    const login =
      sending.username === null || temporaryPassword.current === null
        ? null
        : { username: sending.username, temporaryPassword: temporaryPassword.current };
    store.update({ sent: sending });
    await registerPerson({
      request_id: draft.id,
      person,
      username: login?.username ?? null,
      temporary_password: login?.temporaryPassword ?? null,
      further_lines: (draft.reading && linesToKeep(draft.reading)) || null,
      wishes,
      enquiry_id: draft.enquiry?.id ?? null,
      household_of: draft.householdOf,
      without_picture: withoutPicture,
      ...(consents && { consents }),
    }).catch((cause: unknown) => {
      const error = toAppError(cause);
      // A refusal is a response: nothing was created.
      if (error.kind !== 'network' && error.kind !== 'unknown') store.update({ sent: null });
      throw error;
    });
    return { ...result, login, changesLeftOut: false };
  };

  const sending = useMutation({
    mutationFn: register,
    // The result holds a password.
    gcTime: 0,
    onSuccess: ({ id }) => {
      store.forget();
      beginAtHeading();
      // Best effort: pictures uploaded and then removed are shown to nobody.
      void removeUnreferencedFiles(id).catch(() => undefined);
    },
  });
  return { step, sending };
}

interface SendingProgressProps {
  steps: readonly string[];
  /** The step under way. */
  current: number;
}

export const SendingProgress = ({ steps, current }: SendingProgressProps) => (
  <div role="status" className="mb-6">
    <ol className="grid gap-1.5">
      {steps.map((label, index) => {
        const Icon = index < current ? Check : index === current ? LoaderCircle : Circle;
        return (
          <li
            key={label}
            aria-current={index === current ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-2.5',
              index < current && 'text-success',
              index > current && 'text-muted',
              index === current && 'font-medium',
            )}
          >
            <Icon
              aria-hidden="true"
              className={clsx('size-5 shrink-0', index === current && 'motion-safe:animate-spin')}
            />
            {label}
            {index < current && <span className="sr-only">, {t('person-form-office.sending.done')}</span>}
          </li>
        );
      })}
    </ol>
  </div>
);
