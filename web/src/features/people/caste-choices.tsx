import { useQuery } from '@tanstack/react-query';
import { splitList } from '@/base/values';
import {
  type CommunityRelation,
  communityRelationsQueryOptions,
  type FilterValue,
  filterValuesQueryOptions,
  relateCommunities,
  treatAsOne,
} from '@/bureau/api/filter-values';
import { SuggestedField } from '@/bureau/components/filter-inputs';
import { labelOf } from '@/person/fields';
import { t } from '@/texts/texts';
import { ConfirmAct, PressAct } from '@/ui/act';
import { CheckboxField } from '@/ui/fields';

const look = { size: 'small', isShared: true } as const;

async function treatGroups(groups: readonly (readonly string[])[]): Promise<void> {
  for (const words of groups) await treatAsOne({ filter: 'caste', words: [...words] });
}

/** The filter of castes: words, or ticks in the list of all castes of the register. Spellings of one caste can be joined here. */
export function CasteChoices({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { data = [] } = useQuery(filterValuesQueryOptions('caste'));
  const chosen = splitList(value);
  const isChosen = (caste: string) => chosen.some((each) => each.toLowerCase() === caste.toLowerCase());
  const ticked = data.filter((each) => isChosen(each.value));
  const onlyTicked = ticked.length === 1 ? ticked[0]?.value : undefined;
  const { data: relations = [] } = useQuery({
    ...communityRelationsQueryOptions(onlyTicked ?? ''),
    enabled: onlyTicked !== undefined,
  });
  // The list is narrowed by the part that is being typed. What is ticked stays.
  const last = chosen.at(-1)?.toLowerCase() ?? '';
  const typed = data.some((each) => each.value.toLowerCase() === last) ? '' : last;
  const isListed = (caste: FilterValue) =>
    isChosen(caste.value) ||
    [caste.value, ...othersOf(caste), ...caste.same].some((name) => name.toLowerCase().includes(typed));
  const [one, other] = ticked.map((each) => each.value);
  const pairs =
    ticked.length === 2 && one !== undefined && other !== undefined
      ? ([
          [one, other],
          [other, one],
        ] as const)
      : [];
  return (
    <div className="sm:col-span-2">
      <SuggestedField
        filter="caste"
        label={labelOf('caste')}
        placeholder={t('admin.filter.casteHint')}
        maxLength={80}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {data.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer py-2 text-maroon-800">
            {t('admin.castes.choose', { count: data.length })}
          </summary>
          <div className="max-h-64 columns-[14rem] gap-6 overflow-y-auto rounded-control border border-line px-4 py-1">
            {data.filter(isListed).map((caste) => (
              <CheckboxField
                key={caste.value}
                label={t('admin.castes.count', { caste: caste.value, count: caste.people })}
                hint={caste.spellings ? t('admin.castes.joined', { spellings: othersOf(caste).join(', ') }) : undefined}
                checked={isChosen(caste.value)}
                onChange={({ target }) => {
                  const others = chosen.filter((each) => each.toLowerCase() !== caste.value.toLowerCase());
                  onChange((target.checked ? [...chosen, caste.value] : others).join(', '));
                }}
              />
            ))}
          </div>
          <div className="mt-2 flex flex-wrap items-center gap-3">
            {ticked.length > 1 && (
              <ConfirmAct
                {...look}
                label={t('admin.castes.join', { count: ticked.length })}
                title={t('admin.castes.joinTitle', { names: ticked.map((each) => each.value).join(', ') })}
                submit={t('admin.castes.join', { count: ticked.length })}
                sent={[ticked.map((each) => each.value)]}
                send={treatGroups}
              >
                <p>{t('admin.castes.joinQuestion', { people: ticked.reduce((sum, { people }) => sum + people, 0) })}</p>
              </ConfirmAct>
            )}
            {ticked.length === 1 && ticked[0]?.spellings && (
              <PressAct
                {...look}
                label={t('admin.castes.separate')}
                // One word after the other leaves the group.
                sent={ticked.flatMap(othersOf).map((word) => [word])}
                send={treatGroups}
              />
            )}
            {pairs.flatMap(([name, wider]) =>
              (['part of', 'may be'] as const).map((relation) => (
                <PressAct
                  key={`${name} ${relation}`}
                  {...look}
                  label={sayRelation({ name, wider, relation })}
                  sent={{ name, wider, relation }}
                  send={relateCommunities}
                />
              )),
            )}
            <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{t('admin.castes.explained')}</p>
          </div>
          <ul className="mt-2 divide-y divide-line/70 empty:hidden">
            {relations.map((each) => (
              <li key={sayRelation(each)} className="flex flex-wrap items-center gap-x-4">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                  {sayRelation(each)}
                  {each.of_product && <span className="text-muted">{` (${t('admin.castes.ofProduct')})`}</span>}
                </span>
                {/* Spellings that the bureau has joined are parted above. */}
                {(each.of_product || each.relation !== 'same') && (
                  <PressAct
                    {...look}
                    label={t('admin.castes.noRelation')}
                    sent={{
                      name: each.name,
                      wider: each.wider,
                      relation: each.relation === 'none' ? 'of product' : 'none',
                    }}
                    send={relateCommunities}
                  />
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const sayRelation = ({ name, wider, relation }: Pick<CommunityRelation, 'name' | 'wider' | 'relation'>) =>
  t(`admin.castes.relation.${relation}`, { name, wider });

const othersOf = ({ value, spellings }: FilterValue) => (spellings ?? []).filter((each) => each !== value);
