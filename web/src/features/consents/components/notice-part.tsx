import { useState } from 'react';
import { languageOfPage } from '@/bureau/components/message-language';
import { ConsentTicks } from '@/features/consents/components/consent-ticks';
import { NoticeLanguage } from '@/features/consents/components/notice-language';
import { NoticeText } from '@/features/consents/components/notice-text';
import { NoticeView } from '@/features/consents/components/notice-view';
import { consentPurposes, type ConsentsPartProps } from '@/person/typed-consents';
import { isLanguage } from '@/texts/languages';
import { t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { Dialog, DialogActions } from '@/ui/dialog';

/** For the registration: the notice alone in a dialog, and what the family says to its purposes. */
export function NoticePart({ value, problems, onChange }: ConsentsPartProps) {
  const [preset] = useState(languageOfPage);
  const [isOpen, setIsOpen] = useState(false);
  const language = isLanguage(value.notice_language) ? value.notice_language : preset;
  const choice = (
    <NoticeLanguage
      value={language}
      onChange={(chosen) => {
        onChange({ ...value, notice_language: chosen });
      }}
    />
  );
  return (
    <div className="grid gap-y-5">
      <div className="flex flex-wrap items-end gap-4">
        {choice}
        <Button onClick={() => setIsOpen(true)}>{t('consents.form.open')}</Button>
      </div>
      <NoticeView language={language}>
        {(notice) => (
          <ConsentTicks
            notice={notice}
            purposes={consentPurposes}
            value={value}
            problems={problems}
            onChange={onChange}
          />
        )}
      </NoticeView>
      {isOpen && (
        <Dialog wide title={t('consents.notice.title')} onClose={() => setIsOpen(false)}>
          {choice}
          <div className="mt-4">
            <NoticeView language={language}>{(notice) => <NoticeText notice={notice} />}</NoticeView>
          </div>
          <DialogActions>
            <Button onClick={() => setIsOpen(false)}>{t('ui.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
