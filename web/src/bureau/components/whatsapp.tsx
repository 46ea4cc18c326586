import { accountLanguageQueryOptions, setAccountLanguage } from '@/bureau/api/account-language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useBureau } from '@/bureau/bureau';
import { isLanguage, languages, type Language } from '@/texts/languages';
import { offeredLanguages } from '@/texts/offered-languages';
import { getLanguage, t } from '@/texts/texts';
import { buttonLook, type ButtonLook, type ButtonSize } from '@/ui/button';
import { ErrorNote } from '@/ui/field-note';
import { SelectField } from '@/ui/fields';
import { MessageCircle } from '@/ui/icons';
import type { ViewedQuery } from '@/ui/loaded';
import { couldNotLoad, InlineError } from '@/ui/notice';
import { showToast } from '@/ui/toast';

/** In the place of a message or its button: why there is none. */
export const NoWhatsApp = ({ className = '' }: { className?: string }) => (
  <p role="status" className={`text-muted ${className}`}>
    {t('ui-member.reach.noWhatsApp')}
  </p>
);

interface WhatsAppLinkProps {
  /** A wa.me URL with the message. */
  href: string;
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
  /** Takes the focus on mount, when it replaces the focused button. */
  takesFocus?: boolean;
  children: ReactNode;
  onFollow?: () => void;
}

const focus = (link: HTMLAnchorElement | null) => link?.focus();

/** Opens WhatsApp in a new tab with a prepared message. */
export function WhatsAppLink(props: WhatsAppLinkProps) {
  const { href, look = 'primary', size = 'normal', className, takesFocus = false, children, onFollow } = props;
  return (
    <a
      ref={takesFocus ? focus : null}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={clsx(buttonLook(look, size), className)}
      onClick={onFollow}
    >
      <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.6} />
      {children}
      <span className="sr-only">{t('ui.inNewTab')}</span>
    </a>
  );
}

interface OffLinksNoteProps {
  /** Of offLinksQueryOptions. */
  query: ViewedQuery<readonly number[]>;
  className?: string;
}

/** Says that a person is not to be shown by messages or on paper; nothing if they may be. */
export function OffLinksNote({ query, className = '' }: OffLinksNoteProps) {
  if (query.data === undefined) {
    return query.error ? (
      <InlineError className={className} onRetry={() => query.refetch()}>
        {couldNotLoad(t('introductions-office.off.choice'))}
      </InlineError>
    ) : null;
  }
  if (query.data.length === 0) return null;
  return (
    <p role="status" className={`font-medium ${className}`}>
      {t('introductions-office.off.note', { ids: query.data.join(', ') })}
    </p>
  );
}

/** The language of the page, if it is one for messages. */
export function languageOfPage(): Language {
  const page = getLanguage();
  return isLanguage(page) ? page : 'en';
}

interface MessageLanguageProps {
  value: Language;
  onChange: (language: Language) => void;
  /** In place of "Language of the message". */
  label?: string;
}

/** The language of a message to somebody whose language is not on record. */
export function MessageLanguage({ value, onChange, label = t('ui-member.language.ofMessage') }: MessageLanguageProps) {
  const offered = offeredLanguages(useBureau());
  const codes = offered.includes(value) ? offered : [...offered, value];
  return (
    <div className="max-w-sm">
      <SelectField
        label={label}
        emptyLabel={null}
        options={codes.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
        value={value}
        onChange={({ target }) => {
          if (isLanguage(target.value)) onChange(target.value);
        }}
      />
    </div>
  );
}

interface FamilyLanguageProps {
  profileId: number;
  /** By default that of a message. */
  label?: string;
  hint?: string;
  /** Shown while none is known. */
  preset?: Language;
  /** By default as the office keeps it. */
  save?: (language: Language | null) => Promise<unknown>;
}

/** The language in which the bureau writes to a family. A choice is saved at once. */
export function FamilyLanguage({
  profileId,
  label = t('ui-member.language.ofMessage'),
  hint,
  preset,
  save,
}: FamilyLanguageProps) {
  const queryClient = useQueryClient();
  const { data: kept, isSuccess } = useQuery(accountLanguageQueryOptions(profileId));
  const saving = useMutation({
    mutationFn: save ?? ((language: Language | null) => setAccountLanguage({ profileId, language })),
    meta: { waits: true },
    onSuccess: (_, language) => {
      const { queryKey } = accountLanguageQueryOptions(profileId);
      // Without a choice, what the bureau knows of the family counts again.
      if (language === null) void queryClient.invalidateQueries({ queryKey });
      else queryClient.setQueryData(queryKey, language);
      showToast({ message: t('ui-member.language.saved') });
    },
  });
  const offered = offeredLanguages(useBureau());
  const shown = saving.isPending ? saving.variables : (kept ?? preset ?? null);
  // One that the bureau does not offer any more stays until another is chosen.
  const codes = isLanguage(shown) && !offered.includes(shown) ? [...offered, shown] : offered;
  return (
    <div className="max-w-sm">
      <SelectField
        label={label}
        hint={hint}
        emptyLabel={preset === undefined ? t('ui-member.language.none') : null}
        disabled={!isSuccess}
        options={codes.map((code) => ({ value: code, label: languages[code].name, isData: true }))}
        value={shown ?? ''}
        onChange={({ target: { value } }) => saving.mutate(isLanguage(value) ? value : null)}
      />
      <ErrorNote className="mt-2" error={saving.error}>
        {t('ui-member.language.notSaved')}
      </ErrorNote>
    </div>
  );
}
