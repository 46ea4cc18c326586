import { useState, type ReactNode } from 'react';
import { suggestedFilters } from '@/bureau/api/filter-values';
import { StarMatchFilterField } from '@/features/profiles/filter/star-match-filter-field';
import { LeastIncomeField, SuggestedField } from '@/bureau/components/filter-inputs';
import { mayMatchStars, type FilterName, type Filters } from '@/features/profiles/filters';
import { widthQuery } from '@/lib/text-size';
import { formatAge } from '@/lib/format';
import { genderOf, isSignedIn, ownProfileId, type Viewer } from '@/lib/backend/session';
import { describeField, fieldFilters, labelOfFilter } from '@/person/fields';
import { withoutOpenEnd } from '@/person/wish-words';
import { formatInch, heightsByInch, heightsShownAs } from '@/person/height';
import { optionsOf } from '@/person/values';
import { getLocale, t } from '@/texts/texts';
import { Button } from '@/ui/button';
import { CheckboxField, SelectField, TextField } from '@/ui/fields';
import { ChoicesField } from '@/ui/choices';
import { navigate } from '@/lib/navigation/history';
import { ChevronDown, LockKeyhole } from '@/ui/icons';

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const ageOptions = () => count(18, 70).map((age) => ({ value: String(age), label: formatAge(age) }));
// 4' 5" to 7' 0", inch by inch.
const heights = heightsByInch(53, 84).map(heightsShownAs);
const heightOptions = (end: 'first' | 'last') =>
  heights.map((height) => ({ value: String(height[end]), label: formatInch(height[end]) }));

/** Whether the database widens the range of heights: it covers at least 5 cm. */
const isNarrow = ({ height_from: from, height_to: to }: Filters) => {
  const covered = Number(to) - Number(from) + 1;
  return isSet(from) && isSet(to) && covered > 0 && covered < 5;
};

interface FilterFieldsProps {
  viewer: Viewer;
  draft: Filters;
  errors: Partial<Record<FilterName, string>>;
  /**
   * The fields are wishes of a person, who may have no id yet. The side is missing, and each set field has a weight below.
   */
  wishing?: { person: { id: number | null; gender: string | null }; weight: (name: FilterName) => ReactNode };
  onChange: (name: FilterName, value: string) => void;
}

/** The filter fields; visitors get those about card columns. */
export function FilterFields({ viewer, draft, errors, wishing, onChange }: FilterFieldsProps) {
  const showsAll = isSignedIn(viewer);
  const ownGender = wishing ? wishing.person.gender : genderOf(viewer);
  const starsOf = wishing ? wishing.person.id : viewer.kind === 'member' ? ownProfileId(viewer) : null;
  /** Each wish has its weight below, once it is set. */
  const weighed = (lead: FilterName, control: ReactNode, end: FilterName = lead) =>
    wishing ? (
      <div key={lead}>
        {control}
        {(isSet(draft[lead]) || isSet(draft[end])) && wishing.weight(lead)}
      </div>
    ) : (
      control
    );
  const field = (name: FilterName) => ({
    value: draft[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const controlOf = (by: (typeof fieldFilters)[number]) => {
    const { name, field: column } = by;
    const label = labelOfFilter(by);
    const description = describeField(column);
    if (name === 'income')
      return (
        <LeastIncomeField
          key={name}
          emptyLabel={t('profiles.filters.any')}
          value={draft[name] ?? ''}
          error={errors[name]}
          onChange={(value) => onChange(name, value)}
        />
      );
    if (description.kind === 'choice')
      return (
        <ChoicesField
          key={name}
          label={label}
          emptyLabel={t('profiles.filters.any')}
          options={optionsOf(description)}
          value={draft[name] ?? ''}
          error={errors[name]}
          onChange={(value) => onChange(name, value)}
        />
      );
    const shared = {
      label,
      placeholder: by.placeholder && t(by.placeholder),
      maxLength: name === 'other_gothram' || name === 'other_kulam' ? 80 : 200,
      ...field(name),
    };
    const suggested = suggestedFilters.find((each) => each === name);
    if (name === 'education') {
      const degrees = withoutOpenEnd(draft[name] ?? '');
      const openEnd = degrees === null ? undefined : t('profiles.filters.openEnd');
      return (
        <div key={name} className="space-y-2">
          <SuggestedField filter={name} {...shared} error={errors[name] ?? openEnd} />
          {degrees !== null && (
            <Button size="small" onClick={() => onChange(name, degrees)}>
              {t('profiles.filters.useDegrees', { degrees })}
            </Button>
          )}
        </div>
      );
    }
    return suggested === undefined ? (
      <TextField key={name} {...shared} />
    ) : (
      <SuggestedField key={name} filter={suggested} {...shared} />
    );
  };
  const fieldOf = (by: (typeof fieldFilters)[number]) => weighed(by.name, controlOf(by));
  const ages = ageOptions();
  const any = t('profiles.filters.any');
  const offered = fieldFilters.filter(({ forVisitors }) => showsAll || forVisitors);
  const isFirst = ({ name }: { name: FilterName }) => !showsAll || firstNames.includes(name);
  const isOfStars = ({ name }: { name: FilterName }) => starNames.includes(name);
  const later = offered.filter((by) => !isFirst(by) && !isOfStars(by));
  const ofStars = offered.filter((by) => !isFirst(by) && isOfStars(by));
  return (
    <>
      <div className={grid}>
        {!wishing && (
          <SelectField
            label={t('profiles.filters.lookingFor')}
            emptyLabel={t('profiles.filters.brideOrGroom')}
            options={[
              { value: 'bride', label: t('ui.bride') },
              { value: 'groom', label: t('ui.groom') },
            ]}
            hint={
              ownGender !== null && draft.looking_for === ownGender
                ? t('profiles.registeredAs', { side: ownGender })
                : undefined
            }
            {...field('looking_for')}
          />
        )}
        {weighed(
          'age_from',
          <Range>
            <SelectField label={t('profiles.filters.ageFrom')} emptyLabel={any} options={ages} {...field('age_from')} />
            <SelectField label={t('profiles.filters.ageTo')} emptyLabel={any} options={ages} {...field('age_to')} />
          </Range>,
          'age_to',
        )}
        {showsAll &&
          weighed(
            'height_from',
            <Range>
              <SelectField
                label={t('profiles.filters.heightFrom')}
                emptyLabel={any}
                options={heightOptions('first')}
                {...field('height_from')}
              />
              <SelectField
                label={t('profiles.filters.heightTo')}
                emptyLabel={any}
                options={heightOptions('last')}
                hint={isNarrow(draft) ? t('profiles.filters.heightWidened') : undefined}
                {...field('height_to')}
              />
            </Range>,
            'height_to',
          )}
        {offered.filter(isFirst).map(fieldOf)}
        {starsOf !== null &&
          mayMatchStars(ownGender, draft) &&
          weighed(
            'matches_star',
            <StarMatchFilterField
              ownId={starsOf}
              ofOther={viewer.kind === 'admin'}
              value={draft.matches_star ?? ''}
              error={errors.matches_star}
              onChange={(value) => onChange('matches_star', value)}
            />,
          )}
        {!wishing && (
          <div className="self-end">
            <CheckboxField
              label={t('profiles.filters.withPictureOnly')}
              checked={draft.with_picture !== undefined && draft.with_picture !== ''}
              onChange={(event) => onChange('with_picture', event.target.checked ? 'true' : '')}
            />
          </div>
        )}
        {!showsAll && <ForMembers />}
      </div>
      {later.length > 0 && (
        <Section title={t('profiles.filters.placeAndMore')} isSet={later.some(({ name }) => isSet(draft[name]))}>
          {later.map(fieldOf)}
        </Section>
      )}
      {ofStars.length > 0 && (
        <Section title={t('profiles.horoscope')} isSet={ofStars.some(({ name }) => isSet(draft[name]))}>
          {ofStars.map(fieldOf)}
        </Section>
      )}
    </>
  );
}

const grid = 'grid gap-x-6 gap-y-5 sm:grid-cols-2';
const isSet = (value: string | undefined) => value !== undefined && value !== '';

/** The filters that families choose first. */
const firstNames: readonly FilterName[] = ['location', 'religion', 'caste', 'mother_tongue'];
const starNames: readonly FilterName[] = ['birth_star', 'rasi', 'mangal_dosha', 'other_gothram'];

interface SectionProps {
  title: string;
  /** One of its filters is set. */
  isSet: boolean;
  children: ReactNode;
}

/** A part of the form. Phones have it folded, unless one of its filters is set. */
function Section({ title, isSet: hasValue, children }: SectionProps) {
  const [isOpen] = useState(() => hasValue || widthQuery(40).matches);
  return (
    <details open={isOpen} className="group mt-6 border-t border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-medium text-maroon-800 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
      </summary>
      <div className={`${grid} pt-3`}>{children}</div>
    </details>
  );
}

function Range({ children }: { children: ReactNode }) {
  // One below the other, where large letters would cut the chosen value.
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] items-start gap-3">{children}</div>
  );
}

const forMembers = fieldFilters.filter(({ forVisitors }) => !forVisitors);

function ForMembers() {
  const labels = [t('profiles.filters.height'), ...forMembers.map(labelOfFilter)];
  const fields = new Intl.ListFormat(getLocale(), { type: 'unit' }).format(labels);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-wash p-4 sm:col-span-2">
      <LockKeyhole aria-hidden="true" className="size-5 shrink-0 text-gold-700" />
      <p className="min-w-0 flex-1 basis-60">{t('profiles.filters.forMembers', { fields })}</p>
      <Button size="small" onClick={() => navigate({ page: 'sign-in' })}>
        {t('shell.pages.memberLogin')}
      </Button>
    </div>
  );
}
