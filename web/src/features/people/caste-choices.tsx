import { splitList } from '@/base/values';
import {
  type CommunityRelation,
  communityRelationsQueryOptions,
  type FilterValue,
  filterValuesQueryOptions,
  relateCommunities,
  treatAsOne,
} from '@/bureau/api/filter-values';
import { sharedKeys } from '@/bureau/api/keys';
import { SuggestedField } from '@/bureau/components/filter-inputs';
import { labelOf } from '@/person/fields';
import { t } from '@/texts/texts';
import { BusyButton } from '@/ui/busy-button';
import { ErrorNote } from '@/ui/field-note';
import { CheckboxField } from '@/ui/fields';
import { ConfirmDialog } from '@/ui/form-dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

interface CasteChoicesProps {
  value: string;
  onChange: (value: string) => void;
}

/** The filter of castes: words, or ticks in the list of all castes of the register. Spellings of one caste can be joined here. */
export function CasteChoices({ value, onChange }: CasteChoicesProps) {
  const { data = [] } = useQuery(filterValuesQueryOptions('caste'));
  const queryClient = useQueryClient();
  const chosen = splitList(value);
  const isChosen = (caste: string) => chosen.some((each) => each.toLowerCase() === caste.toLowerCase());
  const ticked = data.filter((each) => isChosen(each.value));
  const onlyTicked = ticked.length === 1 ? ticked[0]?.value : undefined;
  const { data: relations = [] } = useQuery({
    ...communityRelationsQueryOptions(onlyTicked ?? ''),
    enabled: onlyTicked !== undefined,
  });
  const onSettled = async () => {
    await queryClient.invalidateQueries({ queryKey: sharedKeys.filterValues('caste') });
    await queryClient.invalidateQueries({ queryKey: sharedKeys.communityRelations('').slice(0, 1) });
  };
  const joining = useMutation({
    mutationFn: async (groups: readonly (readonly string[])[]) => {
      for (const words of groups) await treatAsOne('caste', words);
    },
    onSettled,
  });
  const relating = useMutation({ mutationFn: relateCommunities, onSettled });
  const [isAsking, setIsAsking] = useState(false);
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
              <BusyButton
                size="small"
                busy={joining.isPending}
                busyText={t('admin.castes.joining')}
                onClick={() => setIsAsking(true)}
              >
                {t('admin.castes.join', { count: ticked.length })}
              </BusyButton>
            )}
            {ticked.length === 1 && ticked[0]?.spellings && (
              <BusyButton
                size="small"
                busy={joining.isPending}
                busyText={t('admin.castes.joining')}
                onClick={() => {
                  // One word after the other leaves the group.
                  joining.mutate(ticked.flatMap(othersOf).map((word) => [word]));
                }}
              >
                {t('admin.castes.separate')}
              </BusyButton>
            )}
            {pairs.flatMap(([name, wider]) =>
              (['part of', 'may be'] as const).map((relation) => (
                <BusyButton
                  key={`${name} ${relation}`}
                  size="small"
                  busy={relating.isPending}
                  busyText={t('admin.castes.joining')}
                  onClick={() => relating.mutate({ name, wider, relation })}
                >
                  {sayRelation({ name, wider, relation })}
                </BusyButton>
              )),
            )}
            <p className="min-w-0 flex-1 basis-60 text-sm text-muted">{t('admin.castes.explained')}</p>
          </div>
          {relations.length > 0 && (
            <ul className="mt-2 divide-y divide-line/70">
              {relations.map((each) => (
                <li key={sayRelation(each)} className="flex flex-wrap items-center gap-x-4">
                  <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                    {sayRelation(each)}
                    {each.of_product && <span className="text-muted">{` (${t('admin.castes.ofProduct')})`}</span>}
                  </span>
                  {/* Spellings that the bureau has joined are parted above. */}
                  {(each.of_product || each.relation !== 'same') && (
                    <BusyButton
                      size="small"
                      busy={relating.isPending}
                      busyText={t('admin.castes.joining')}
                      onClick={() =>
                        relating.mutate({
                          name: each.name,
                          wider: each.wider,
                          relation: each.relation === 'none' ? 'of product' : 'none',
                        })
                      }
                    >
                      {t('admin.castes.noRelation')}
                    </BusyButton>
                  )}
                </li>
              ))}
            </ul>
          )}
          {isAsking && (
            <ConfirmDialog
              title={t('admin.castes.joinTitle', { names: ticked.map((each) => each.value).join(', ') })}
              confirm={t('admin.castes.join', { count: ticked.length })}
              busyText={t('admin.castes.joining')}
              sending={joining}
              nothingDone={t('admin.castes.notJoined')}
              onConfirm={() =>
                joining.mutate([ticked.map((each) => each.value)], { onSuccess: () => setIsAsking(false) })
              }
              onClose={() => setIsAsking(false)}
            >
              <p>{t('admin.castes.joinQuestion', { people: ticked.reduce((sum, { people }) => sum + people, 0) })}</p>
            </ConfirmDialog>
          )}
          <ErrorNote error={joining.error ?? relating.error}>{t('admin.castes.notJoined')}</ErrorNote>
        </details>
      )}
    </div>
  );
}

const sayRelation = ({ name, wider, relation }: Pick<CommunityRelation, 'name' | 'wider' | 'relation'>) =>
  t(`admin.castes.relation.${relation}`, { name, wider });

const othersOf = ({ value, spellings }: FilterValue) => (spellings ?? []).filter((each) => each !== value);
