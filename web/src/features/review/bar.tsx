import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { phoneNumberOpening } from '@/bureau/api/contact-details';
import { ReachButtons } from '@/bureau/components/reach';
import { whatsAppLink } from '@/person/phone';
import { t } from '@/texts/texts';
import { ActionBar, ListPlace, ShortcutHint } from '@/ui/action-bar';
import { Button } from '@/ui/button';

export interface ReviewPlace {
  /** "3 of 40"; null for a person who is not in the queue on screen. */
  place: string | null;
  onNext: (() => void) | null;
}

interface ReviewBarProps extends ReviewPlace {
  person: { id: number; name: string };
  note: ReactNode;
  keys: readonly (readonly [key: string, does: string])[];
  children: ReactNode;
}

export function ReviewBar({ person, note, keys, place, onNext, children }: ReviewBarProps) {
  const opening = useMutation(phoneNumberOpening());
  const phone = opening.data ?? null;
  return (
    <ActionBar
      label={t('review.bar.label', { name: person.name })}
      note={note}
      hint={<ShortcutHint keys={onNext === null ? keys : [...keys, ['N', t('requests-office.bar.keyNext')]]} />}
    >
      <ListPlace to={{ page: 'review' }} place={place} />
      <ReachButtons
        who={person.name}
        opening={opening}
        phone={phone}
        whatsAppHref={phone === null ? null : whatsAppLink(phone)}
        family={person.id}
        onOpen={() => opening.mutate(person.id)}
      />
      {children}
      {onNext !== null && (
        <Button size="small" className="px-3 md:ml-auto" onClick={onNext}>
          {t('ui.next')}
        </Button>
      )}
    </ActionBar>
  );
}
