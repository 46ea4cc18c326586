import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonName } from '@/bureau/components/person-name';
import { answerInWords, answerOptions } from '@/features/introductions/answers';
import type { ShownPerson } from '@/features/introductions/api/shown-people';
import { useLeaving } from '@/features/introductions/use-leaving';
import { useMoving } from '@/features/introductions/use-moving';
import { usePorutham, type WithStar } from '@/features/introductions/use-porutham';
import { formatAge } from '@/lib/format';
import type { AppError } from '@/lib/errors';
import { placeOf, smallPlaceOf } from '@/lib/pictures';
import { factsOf } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { EnlargeButton } from '@/ui/enlarge-button';
import { ErrorNote } from '@/ui/error-note';
import { FactList } from '@/ui/fact-list';
import { FoldedPart } from '@/ui/folded-part';
import { PictureDialog } from '@/ui/picture-dialog';
import { Portrait } from '@/ui/portrait';
import { TextLink } from '@/ui/text-link';
import { useFocusPlace } from '@/ui/use-focus-place';

const personFields: readonly PersonField[] = ['height', 'birth_star', 'religion'];
const workFields: readonly PersonField[] = ['education', 'job', 'location'];
const moreFields: readonly PersonField[] = [
  'caste',
  'gothram',
  'kulam',
  'rasi',
  'mangal_dosha',
  'other_dosha',
  'mother_tongue',
  'marital_status',
  'children',
  'diet',
  'work_place',
  'native_place',
  "father's_name",
  "father's_job",
  "mother's_name",
  "mother's_job",
  'number_of_siblings',
  'brothers',
  'sisters',
];

const valuesOf = (fields: readonly PersonField[], person: ShownPerson) =>
  factsOf(fields, person).map(({ value }) => value);

/** The facts of somebody who is shown, in two lines: the person, and the work. */
const factLines = (person: ShownPerson): string[] =>
  [
    [
      t('introductions.id', { id: person.id }),
      person.age === null ? null : formatAge(person.age),
      ...valuesOf(personFields, person),
    ],
    valuesOf(workFields, person),
  ]
    .map((facts) => facts.filter((fact) => fact !== null).join('\u00a0· '))
    .filter((line) => line !== '');

interface ShownPeopleProps {
  people: readonly ShownPerson[];
  /** The person of the family that sees the list; null while it is not known. */
  family: WithStar | null;
  /** Sends an answer. */
  send: (answer: { profileId: number; answer: string }) => Promise<unknown>;
  /** Tells the answers that can still be taken back. */
  leave: () => Promise<unknown>;
  /** Whether a name leads to the profile. */
  opensProfiles: boolean;
}

/** The people who are shown to a family, each with the family's answer. They keep their order while the page is open. */
export function ShownPeople({ people, leave, ...rest }: ShownPeopleProps) {
  const [order, setOrder] = useState(() => people.map(({ id }) => id));
  const added = people.filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  if (added.length > 0) setOrder([...order, ...added]);
  const { list, isMoving } = useMoving<HTMLUListElement>();
  useLeaving(
    people.some(({ answer, told }) => answer === 'interested' && !told),
    leave,
  );
  return (
    <ul ref={list} className="space-y-4">
      {order.map((id) => {
        const person = people.find((each) => each.id === id);
        return person && <Row key={id} person={person} isMoving={isMoving} {...rest} />;
      })}
    </ul>
  );
}

interface RowProps extends Omit<ShownPeopleProps, 'people' | 'leave'> {
  person: ShownPerson;
  isMoving: boolean;
}

function Row({ person, family, send, opensProfiles, isMoving }: RowProps) {
  const { id, name, own_script_name: own, picture, asked, ended, both, more } = person;
  const shownName = sayName(name, own);
  const porutham = usePorutham(family, person);
  const sending = useMutation<unknown, AppError, { profileId: number; answer: string }>({
    mutationFn: send,
    meta: { waits: true },
  });
  const [isConfirming, setIsConfirming] = useState(false);
  const answerWith = (answer: string) => sending.mutate({ profileId: id, answer });
  // A link is a row of boxes: the parts of a name stay in one.
  const named = (
    <span translate="no">
      <PersonName own={own}>{name}</PersonName>
    </span>
  );
  return (
    <li className="@container rounded-card bg-paper p-4 shadow-card sm:px-6">
      {/* With large letters on a small phone, the facts stand below the picture. */}
      <div className="flex flex-col items-start gap-4 @min-[18rem]:flex-row">
        <ShownPicture shownName={shownName} picture={picture} />
        <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <h2 className="text-xl text-maroon-800">
            {opensProfiles ? <TextLink to={{ page: 'profile', profileId: id }}>{named}</TextLink> : named}
          </h2>
          {factLines(person).map((line) => (
            <p key={line}>{line}</p>
          ))}
          {porutham !== null && <p className="font-medium text-maroon-800">{porutham}</p>}
          {(asked || ended) && !both && (
            <p className="mt-1 font-medium">{t(ended ? 'introductions.ended' : 'introductions.asked')}</p>
          )}
        </div>
      </div>
      {!opensProfiles && more !== null && (
        <FoldedPart title={t('introductions.more', { name: shownName })} className="mt-2 border-0!">
          <FactList
            look="card"
            facts={factsOf(moreFields, { ...person, ...more }).filter(({ value }) => value !== null)}
          />
        </FoldedPart>
      )}
      <Answer
        person={person}
        sending={sending.isPending ? sending.variables.answer : null}
        isMoving={isMoving}
        onAnswer={(answer) => {
          if (answer === 'interested') setIsConfirming(true);
          else answerWith(answer);
        }}
      />
      <ErrorNote error={sending.error}>{t('introductions.notSaved')}</ErrorNote>
      {isConfirming && (
        <ConfirmDialog
          title={t('introductions.interest.title', { name: shownName })}
          confirm={t('introductions.interest.confirm')}
          busyText={t('introductions.saving')}
          sending={sending}
          nothingDone={t('introductions.notSaved')}
          onConfirm={() => {
            setIsConfirming(false);
            answerWith('interested');
          }}
          onClose={() => setIsConfirming(false)}
        >
          <p>
            {t('introductions.bureauAsks')} {t('introductions.interest.text')}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** The picture of somebody who is shown, which opens large. */
function ShownPicture({ shownName, picture }: { shownName: string; picture: string | null }) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const width = 'w-24 shrink-0 sm:w-28';
  if (picture === null) return <Portrait picture={null} alt="" className={width} />;
  const portrait = t('profiles.card.portrait', { name: shownName });
  return (
    <>
      <div className={width}>
        <EnlargeButton picture={portrait} sign="small" onClick={() => setEnlarged(0)}>
          <Portrait picture={smallPlaceOf('profile-images', picture)} alt="" />
        </EnlargeButton>
      </div>
      <PictureDialog
        title={portrait}
        pictures={[
          { place: placeOf('profile-images', picture), alt: portrait, caption: shownName, width: 800, height: 1000 },
        ]}
        index={enlarged}
        onIndexChange={setEnlarged}
      />
    </>
  );
}

interface AnswerProps {
  person: ShownPerson;
  /** The answer on its way. */
  sending: string | null;
  isMoving: boolean;
  onAnswer: (answer: string) => void;
}

function Answer({ person, sending, isMoving, onAnswer }: AnswerProps) {
  const { answer, asked, ended, both, told, was_told: wasTold, may_answer: mayAnswer } = person;
  const shownName = sayName(person.name, person.own_script_name);
  // A new answer folds the buttons. Their height stays: nothing moves under the finger.
  const [changed, setChanged] = useState<string | null>(null);
  const [height, setHeight] = useState<number>();
  const { place } = useFocusPlace<HTMLDivElement>(answer);
  if (!both && !mayAnswer && !asked) return null;
  const isOpen = changed === answer;
  const afterInterest = () => {
    if (!told) return t('introductions.interest.notTold');
    return t(asked && !ended ? 'introductions.both' : 'introductions.bureauAsks');
  };
  return (
    <div ref={place} className="mt-3 border-t border-line pt-3" style={{ minHeight: height }}>
      {both || !mayAnswer ? (
        <p>{t(both ? 'introductions.both' : 'introductions.bureauCalls')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p role="status">
            {answer === null
              ? t('introductions.question')
              : t('introductions.yourAnswer', { answer: answerInWords(answer) })}
            {answer === 'interested' && ` ${afterInterest()}`}
            {wasTold && ` ${t('introductions.interest.wasTold')}`}
          </p>
          {answer !== null && (
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-disabled={isMoving}
              aria-label={t('introductions.changeAbout', { name: shownName })}
              onClick={() => {
                if (!isMoving) setChanged(isOpen ? null : answer);
              }}
            >
              {t('introductions.change')}
            </Button>
          )}
        </div>
      )}
      {!both && mayAnswer && isOpen && (
        <div
          role="group"
          aria-label={t('introductions.answerAbout', { name: shownName })}
          className="mt-2 flex flex-wrap gap-2"
        >
          {answer === 'interested' && told && <p className="w-full">{t('introductions.interest.ifChanged')}</p>}
          {answerOptions().map(({ value, label }) => (
            <Button
              key={value}
              size="small"
              aria-pressed={value === answer}
              aria-disabled={isMoving || sending !== null}
              disabled={value === answer}
              onClick={() => {
                if (isMoving || sending !== null) return;
                setHeight(place.current?.getBoundingClientRect().height);
                onAnswer(value);
              }}
            >
              {sending === value ? t('introductions.saving') : label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
