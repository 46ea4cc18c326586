import { readStarSchool, type StarSchool } from '@/astrology/porutham/star-match-filter';
import { choicesOf, legendOf, type StarSettingName } from '@/astrology/star-settings';
import { factorRuleQueryOptions, requireSecondFactor } from '@/features/settings/api';
import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import { t } from '@/texts/texts';
import { ConfirmAct } from '@/ui/act';
import { ExplainedChoices } from '@/ui/choices';
import { SelectField } from '@/ui/fields';
import { Loaded } from '@/ui/loaded';
import { FoldedPart, SubHeading } from '@/ui/sections';
import { FactsSkeleton } from '@/ui/skeleton';
import { useQuery } from '@tanstack/react-query';

/** Whether every admin needs a second factor; an owner decides. */
export function FactorRule() {
  const rule = useQuery(factorRuleQueryOptions());
  return (
    <div className="mt-8">
      <SubHeading id="settings-factor">{t('logins.factor.title')}</SubHeading>
      <Loaded query={rule} what={t('settings.factor.theRule')} skeleton={<FactsSkeleton />}>
        {({ available, required }) => (
          <>
            <p className="mt-2">
              {available
                ? t(required ? 'settings.factor.isRequired' : 'settings.factor.isChoice')
                : t('logins.factor.unavailable')}
            </p>
            {/* A rule that came with the data of another installation can be taken back. */}
            {(available || required) && (
              <ConfirmAct
                label={t(required ? 'settings.factor.leave' : 'settings.factor.require')}
                className="mt-3"
                title={t(required ? 'settings.factor.leaveAsk' : 'settings.factor.requireAsk')}
                submit={t(required ? 'settings.factor.leave' : 'settings.factor.require')}
                busy={t('ui.changing')}
                failed={t('settings.factor.notChanged')}
                sent={{ is_required: !required }}
                send={requireSecondFactor}
                done={t('settings.factor.done')}
              >
                <p>{t(required ? 'settings.factor.leaveMeans' : 'settings.factor.requireMeans')}</p>
              </ConfirmAct>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

const southern = [
  'south_dina',
  'south_same_star',
  'south_stree_deergha',
  'south_rasi',
  'south_vasya',
  'south_rajju',
  'south_rasyadhipati',
  'south_yoni',
  'south_vedhai',
] as const;

const rulesOf: Readonly<Record<StarSchool, readonly StarSettingName[]>> = {
  South: southern,
  // Kerala has a Rajju of its own.
  Kerala: southern.filter((name) => name !== 'south_rajju'),
  'Tamil twelve': southern,
  North: ['north_gana', 'north_bhakoot', 'north_nadi'],
};

interface StarSettingsPartProps {
  chosen: Readonly<Record<StarSettingName, string>>;
  onChoose: (name: StarSettingName, value: string) => void;
}

type StarChoiceProps = StarSettingsPartProps & { name: StarSettingName; label: string };

export const StarChoice = ({ name, label, chosen, onChoose }: StarChoiceProps) => (
  <SelectField
    label={label}
    emptyLabel={null}
    options={choicesOf(name)}
    hint={choicesOf(name).find(({ value }) => value === chosen[name])?.explanation}
    value={chosen[name]}
    onChange={({ target: { value } }) => onChoose(name, value)}
  />
);

/** Settings for star matches and drawn charts, each with the effect of the choice. */
export function StarSettingsPart({ chosen, onChoose }: StarSettingsPartProps) {
  const choiceOf = (name: StarSettingName) => (
    <StarChoice key={name} name={name} label={legendOf(name)} chosen={chosen} onChoose={onChoose} />
  );
  const forAstrologer = (rules: readonly StarSettingName[], lead?: string) => (
    <FoldedPart title={t('settings.forAstrologer')} className="border-0!">
      {lead !== undefined && <p className="mb-4 text-muted">{lead}</p>}
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">{rules.map(choiceOf)}</div>
    </FoldedPart>
  );
  return (
    <>
      <SettingsPart id="settings-matching" title={t('settings.matching.title')} lead={t('settings.matching.lead')}>
        <Wide>
          <ExplainedChoices
            look="joined"
            legend={legendOf('match_school')}
            choices={choicesOf('match_school')}
            chosen={chosen.match_school}
            onChoose={(value) => onChoose('match_school', value)}
          />
          {forAstrologer(rulesOf[readStarSchool(chosen.match_school)], t('settings.matching.almanacs'))}
        </Wide>
      </SettingsPart>
      <SettingsPart id="settings-mangal" title={t('settings.mangal.title')} lead={t('settings.mangal.lead')}>
        {choiceOf('mangal_shown_to')}
        <Wide>{forAstrologer(['mangal_houses', 'mangal_from', 'mangal_exceptions'])}</Wide>
      </SettingsPart>
      <SettingsPart id="settings-charts" title={t('settings.charts.title')} lead={t('settings.charts.lead')}>
        {choiceOf('chart_style')}
        <Wide>{forAstrologer(['mandi', 'lunar_node', 'dasa_sandhi_months'])}</Wide>
      </SettingsPart>
    </>
  );
}
