import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { languageOfPage } from '@/bureau/components/whatsapp';
import { noticeIn, noticeParts, saveNotice, type Notice, type NoticeItems } from '@/features/consents/api';
import { languageOf, NoticeLanguage, NoticeView } from '@/features/consents/components/notice-text';
import { formatList, sayDate } from '@/lib/format';
import { tooLong } from '@/lib/text-rules';
import { useUnsavedInput } from '@/lib/navigation/blocker';
import { consentPurposes } from '@/person/typed-consents';
import { languageCodes, languages, type Language } from '@/texts/languages';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { GroupHeading } from '@/ui/sections';
import { TextAreaField } from '@/ui/fields';
import { showToast } from '@/ui/toast';

const longest = 2000;

const problemOf = (text: string) =>
  text.trim() === '' ? t('notice-office.editor.missing') : tooLong(text.trim(), longest);

const textsOf = ({ purposes, ...parts }: NoticeItems) => [...Object.values(parts), ...Object.values(purposes)];

type Typed = Readonly<Partial<Record<Language, NoticeItems>>>;

/** The notice in each language, for the owner. A change is a new version (DPDP Act, section 6(10): what was agreed to stays). */
export function NoticeEditor() {
  const [language, setLanguage] = useState(languageOfPage);
  const [typed, setTyped] = useState<Typed>({});
  return (
    <section aria-labelledby="notice-editor" className="mt-8 max-w-3xl">
      <GroupHeading id="notice-editor">{t('notice-office.editor.title')}</GroupHeading>
      <div className="mt-4">
        <NoticeLanguage value={language} onChange={setLanguage} />
      </div>
      <NoticeView language={language}>
        {(notice) => <Editor notice={notice} typed={typed} onType={setTyped} onShow={setLanguage} />}
      </NoticeView>
    </section>
  );
}

interface EditorProps {
  notice: Notice;
  /** The texts of the languages that were changed. */
  typed: Typed;
  onType: (typed: Typed) => void;
  onShow: (language: Language) => void;
}

function Editor({ notice, typed, onType, onShow }: EditorProps) {
  const language = languageOf(notice);
  const newest = useQuery(noticeIn('en')).data?.version ?? notice.version;
  const [isTried, setIsTried] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const changed = languageCodes.flatMap((code) => (typed[code] === undefined ? [] : [[code, typed[code]] as const]));
  const publishing = useMutation({
    mutationFn: saveNotice,
    meta: { waits: true },
    onSuccess: () => {
      onType({});
      setIsTried(false);
      setIsAsked(false);
      showToast({ message: t('notice-office.editor.published') });
    },
  });
  useUnsavedInput(changed.length > 0, null, t('notice-office.editor.unsaved'));
  const ask = () => {
    setIsTried(true);
    const wrong = changed.find(([, own]) => textsOf(own).some((text) => problemOf(text) !== undefined));
    if (wrong === undefined) setIsAsked(true);
    else {
      onShow(wrong[0]);
      setFocusesWrong(true);
    }
  };
  const fields = useRef<HTMLDivElement>(null);
  const [focusesWrong, setFocusesWrong] = useState(false);
  useEffect(() => {
    if (!focusesWrong) return;
    // The text may be one of another language, and far above the button.
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    setFocusesWrong(false);
  }, [focusesWrong, language]);
  const items = typed[language] ?? notice.items;
  const type = (next: NoticeItems) => onType({ ...typed, [language]: next });
  const area = (name: string, label: string, text: string, onText: (next: string) => void) => (
    <TextAreaField
      key={name}
      label={label}
      name={name}
      lang={language}
      // The bureau's own sentences, whatever the page's language.
      translate="no"
      rows={text.length > 200 ? 6 : 2}
      value={text}
      error={isTried ? problemOf(text) : undefined}
      onChange={({ target }) => onText(target.value)}
    />
  );
  return (
    <div ref={fields} className="mt-4 grid gap-y-5">
      <p className="text-muted">
        {t('notice-office.editor.lead', {
          version: String(notice.version),
          day: sayDate(notice.published_on),
        })}
      </p>
      {noticeParts.map((part) =>
        area(part, t(`consents.notice.part.${part}`), items[part], (text) => type({ ...items, [part]: text })),
      )}
      <h3 className="mt-2 text-lg text-maroon-800">{t('notice-office.editor.purposes')}</h3>
      {consentPurposes.map((purpose) =>
        area(purpose, t(`consents.purpose.${purpose}`), items.purposes[purpose] ?? '', (text) =>
          type({ ...items, purposes: { ...items.purposes, [purpose]: text } }),
        ),
      )}
      {changed.length > 0 && (
        <div className="flex flex-wrap items-center gap-4">
          <Button look="primary" onClick={ask}>
            {t('notice-office.editor.publish', { version: String(newest + 1) })}
          </Button>
          <p>
            {t('notice-office.editor.changed', {
              languages: formatList(changed.map(([code]) => languages[code].name)),
            })}
          </p>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('notice-office.editor.publish', { version: String(newest + 1) })}
          confirm={t('notice-office.editor.publish', { version: String(newest + 1) })}
          busyText={t('notice-office.editor.publishing')}
          sending={publishing}
          nothingDone={t('notice-office.editor.failed')}
          onConfirm={() => publishing.mutate({ texts: Object.fromEntries(changed), seen_version: newest })}
          onClose={() => setIsAsked(false)}
        >
          <p>{t('notice-office.editor.sure')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
