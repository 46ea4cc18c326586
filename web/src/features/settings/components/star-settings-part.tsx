import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import { readStarSchool, type StarSchool } from '@/astrology/porutham/star-match-filter';
import { choicesOf, legendOf, type StarSettingName } from '@/astrology/star-settings';
import { t } from '@/texts/texts';
import { ExplainedChoices } from '@/ui/choices';
import { FoldedPart } from '@/ui/sections';
import { SelectField } from '@/ui/fields';

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

interface StarChoiceProps extends StarSettingsPartProps {
  name: StarSettingName;
  label: string;
}

/** The choice of a star rule, with its effect. */
export function StarChoice({ name, label, chosen, onChoose }: StarChoiceProps) {
  return (
    <SelectField
      label={label}
      emptyLabel={null}
      options={choicesOf(name)}
      hint={choicesOf(name).find(({ value }) => value === chosen[name])?.explanation}
      value={chosen[name]}
      onChange={({ target: { value } }) => {
        onChoose(name, value);
      }}
    />
  );
}

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
            onChoose={(value) => {
              onChoose('match_school', value);
            }}
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
