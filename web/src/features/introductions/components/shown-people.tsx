import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BureauNumber } from '@/bureau/components/bureau-contact';
import { answerInWords, answerOptions } from '@/features/introductions/answers';
import type { GivenAnswer, ShownPerson } from '@/features/introductions/api/shown-people';
import { useMoving } from '@/features/introductions/use-moving';
import { usePorutham, type WithStar } from '@/features/introductions/use-porutham';
import { formatAge } from '@/lib/format';
import { Link } from '@/lib/navigation/link';
import { placeOf, smallPlaceOf } from '@/lib/pictures';
import { factOf, factsOf } from '@/person/facts';
import type { PersonField } from '@/person/fields';
import { t } from '@/texts/texts';
import { sayName } from '@/texts/words';
import { Button, buttonLook } from '@/ui/button';
import { ConfirmDialog } from '@/ui/form-dialog';
import { Dialog } from '@/ui/dialog';
import { EnlargeButton } from '@/ui/enlarge-button';
import { ErrorNote } from '@/ui/field-note';
import { FactList } from '@/ui/facts';
import { FoldedPart } from '@/ui/sections';
import { LongName } from '@/ui/long-name';
import { PictureDialog } from '@/ui/on-demand';
import { Portrait } from '@/ui/portrait';
import { textLinkLook, underlinedLook } from '@/ui/text-link';
import { useFocusPlace } from '@/ui/use-focus-place';

const moreFields: readonly PersonField[] = [
  'religion',
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

/** The first facts of somebody who is shown, in lines: the person, the place, the work, the community with the star. */
const factLines = (person: ShownPerson): string[] => {
  const value = (field: PersonField) => factsOf([field], { ...person, ...person.more })[0]?.value ?? null;
  return [
    [person.age === null ? null : formatAge(person.age), value('height')],
    [value('location')],
    [value('job') ?? value('education')],
    [value('caste') ?? value('religion'), value('birth_star')],
  ]
    .map((facts) => facts.filter((fact) => fact !== null).join('\u00a0· '))
    .filter((line) => line !== '');
};

interface ShownPeopleProps {
  people: readonly ShownPerson[];
  /** The person of the family that sees the list; null while it is not known. */
  family: WithStar | null;
  send: (answer: GivenAnswer) => Promise<unknown>;
  /** Whether a name leads to the profile. */
  opensProfiles: boolean;
  /** On a phone that is not known: asks for it before an answer. */
  proof?: ReactNode;
}

/** The people who are shown to a family, each with the family's answer. They keep their order while the page is open. */
export function ShownPeople({ people, ...rest }: ShownPeopleProps) {
  const [order, setOrder] = useState(() => people.map(({ id }) => id));
  const added = people.filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  if (added.length > 0) setOrder([...order, ...added]);
  const { list, isMoving } = useMoving<HTMLUListElement>();
  return (
    <ul ref={list} className="space-y-4">
      {order.map((id) => {
        const person = people.find((each) => each.id === id);
        return person && <Row key={id} person={person} isMoving={isMoving} {...rest} />;
      })}
    </ul>
  );
}

type RowProps = Omit<ShownPeopleProps, 'people'> & { person: ShownPerson; isMoving: boolean };

function Row({ person, family, send, opensProfiles, proof, isMoving }: RowProps) {
  const { id, name, own_script_name: own, picture, asked, ended, both, more } = person;
  const shownName = sayName(name, own);
  const porutham = usePorutham(family, person);
  const sending = useMutation({ mutationFn: send, meta: { waits: true } });
  const [isConfirming, setIsConfirming] = useState(false);
  const answerWith = (answer: string) => sending.mutate({ profile_id: id, answer });
  const named = (
    <span translate="no">
      <LongName>{shownName}</LongName>
    </span>
  );
  const lines = factLines(person);
  const education = factOf('education', person.education).value;
  const rest = (
    <>
      {porutham !== null && <p className="font-medium text-maroon-800">{porutham}</p>}
      {education !== null && !lines.includes(education) && <p translate="no">{education}</p>}
      <p>{t('introductions.id', { id })}</p>
    </>
  );
  return (
    <li className="flow-root rounded-card bg-paper p-3 leading-snug shadow-card [overflow-wrap:anywhere] sm:p-5">
      <ShownPicture shownName={shownName} picture={picture} />
      <h2 className="text-xl text-maroon-800">
        {opensProfiles ? (
          <Link to={{ page: 'profile', profileId: id }} className={underlinedLook}>
            {named}
          </Link>
        ) : (
          named
        )}
      </h2>
      {lines.map((line) => (
        <p key={line} translate="no" className="hyphens-none">
          <LongName>{line}</LongName>
        </p>
      ))}
      {opensProfiles && rest}
      {(asked || ended) && !both && (
        <p className="mt-1 font-medium">{t(ended ? 'introductions.ended' : 'introductions.asked')}</p>
      )}
      <Answer
        person={person}
        proof={proof}
        sending={sending.isPending ? sending.variables.answer : null}
        isMoving={isMoving}
        onAnswer={(answer) => {
          if (answer === 'interested') setIsConfirming(true);
          else answerWith(answer);
        }}
      />
      <ErrorNote error={sending.error}>{t('yes.notSaved')}</ErrorNote>
      {sending.error && <BureauNumber />}
      {!opensProfiles && (
        <FoldedPart title={t('introductions.more', { name: shownName })} className="-mb-2 border-0!">
          {rest}
          <FactList
            look="card"
            facts={factsOf(moreFields, { ...person, ...more }).filter(({ value }) => value !== null)}
          />
        </FoldedPart>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t('yes.question', { name: shownName })}
          confirm={t('yes.confirm')}
          {...(person.answer === null && { closeText: t('ui.close') })}
          sending={sending}
          nothingDone={t('yes.notSaved')}
          onConfirm={() => {
            setIsConfirming(false);
            answerWith('interested');
          }}
          onClose={() => setIsConfirming(false)}
        >
          <p>
            {asked && !ended
              ? `${t('yes.both')} ${t('yes.fiveMinutes')}`
              : `${t('yes.next')} ${t('introductions.interest.text')}`}
          </p>
        </ConfirmDialog>
      )}
    </li>
  );
}

function ShownPicture({ shownName, picture }: { shownName: string; picture: string | null }) {
  const [enlarged, setEnlarged] = useState<number | null>(null);
  // The facts flow round it, and below it where letters are large.
  const width = 'float-left mr-3 mb-1 w-[min(7rem,33%)]';
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
  proof: ReactNode;
  /** The answer on its way. */
  sending: string | null;
  isMoving: boolean;
  onAnswer: (answer: string) => void;
}

const looks: Readonly<Record<string, string>> = {
  interested: clsx(buttonLook('primary', 'small'), 'flex-1 basis-2/5 px-2! py-1!'),
  'not interested': clsx(buttonLook('quiet', 'small'), 'flex-1 basis-2/5 px-2! py-1!'),
};

function Answer({ person, proof, sending, isMoving, onAnswer }: AnswerProps) {
  const { answer, asked, ended, both, told, was_told: wasTold, may_answer: mayAnswer } = person;
  const shownName = sayName(person.name, person.own_script_name);
  // A new answer folds the buttons. Their height stays, where it is no blank screen: nothing moves under the finger.
  const [changed, setChanged] = useState<string | null>(null);
  const [height, setHeight] = useState<number>();
  const [isProving, setIsProving] = useState(false);
  const { place } = useFocusPlace<HTMLDivElement>(answer);
  const isTapped = useRef(false);
  useEffect(() => {
    // Above tall buttons the line of the answer may be out of sight.
    if (isTapped.current) place.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    isTapped.current = false;
  }, [answer, place]);
  const about = t('introductions.answerAbout', { name: shownName });
  if (proof) {
    const label = t('introductions.phone.answer');
    return (
      <div className="clear-left pt-2">
        <Button
          look="primary"
          className="w-full"
          aria-label={`${label}: ${shownName}`}
          onClick={() => setIsProving(true)}
        >
          {label}
        </Button>
        {isProving && (
          <Dialog title={about} onClose={() => setIsProving(false)}>
            {proof}
          </Dialog>
        )}
      </div>
    );
  }
  if (!both && !mayAnswer && !asked && answer === null) return null;
  const isOpen = changed === answer;
  const afterInterest = () => {
    if (asked && !ended) return told ? t('introductions.both') : `${t('yes.both')} ${t('yes.fiveMinutes')}`;
    return t(told ? 'yes.next' : 'introductions.interest.notTold');
  };
  return (
    <div ref={place} className="clear-left pt-1" style={{ minHeight: height }}>
      {both || !mayAnswer ? (
        <p>
          {both || asked || answer === null
            ? t(both ? 'introductions.both' : 'introductions.bureauCalls')
            : t('introductions.yourAnswer', { answer: answerInWords(answer) })}
        </p>
      ) : (
        <div
          className={clsx(
            'flex scroll-mt-(--header) flex-wrap items-center gap-x-4 gap-y-2',
            answer !== null && 'mb-2',
          )}
        >
          <p role="status">
            {answer !== null && t('introductions.yourAnswer', { answer: answerInWords(answer) })}
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
        <div role="group" aria-label={about} className="flex flex-wrap gap-x-3 gap-y-1">
          {answer === 'interested' && told && <p className="w-full">{t('introductions.interest.ifChanged')}</p>}
          {answerOptions().map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className={looks[value] ?? clsx(textLinkLook, 'disabled:text-muted')}
              aria-pressed={value === answer}
              aria-disabled={isMoving || sending !== null}
              disabled={value === answer}
              onClick={() => {
                if (isMoving || sending !== null) return;
                const { offsetHeight = 0 } = place.current ?? {};
                setHeight(offsetHeight < window.innerHeight / 2 ? offsetHeight : undefined);
                isTapped.current = true;
                onAnswer(value);
              }}
            >
              {sending === value ? t('ui.saving') : label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
