import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import { readStarSchool, type StarSchool } from '@/astrology/porutham/star-match-filter';
import { choicesOf, legendOf, type StarSettingName, type StoredStarSettings } from '@/astrology/star-settings';
import { t } from '@/texts/texts';
import { ExplainedChoices } from '@/ui/explained-choices';
import { SelectField } from '@/ui/select-field';

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
  chosen: StoredStarSettings;
  onChoose: (name: StarSettingName, value: string) => void;
}

/** Settings for star matches and drawn charts, each with the effect of the choice. */
export function StarSettingsPart({ chosen, onChoose }: StarSettingsPartProps) {
  const choiceOf = (name: StarSettingName) => (
    <SelectField
      key={name}
      label={legendOf(name)}
      emptyLabel={null}
      options={choicesOf(name)}
      hint={choicesOf(name).find(({ value }) => value === chosen[name])?.explanation}
      value={chosen[name]}
      onChange={({ target: { value } }) => {
        onChoose(name, value);
      }}
    />
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
          <details className="mt-4">
            <summary className="min-h-11 cursor-pointer content-center font-medium text-maroon-800">
              {t('settings.matching.rules')}
            </summary>
            <p className="mt-1 text-muted">{t('settings.matching.almanacs')}</p>
            <div className="mt-4 grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
              {rulesOf[readStarSchool(chosen.match_school)].map(choiceOf)}
            </div>
          </details>
        </Wide>
      </SettingsPart>
      <SettingsPart id="settings-mangal" title={t('settings.mangal.title')} lead={t('settings.mangal.lead')}>
        {choiceOf('mangal_houses')}
        {choiceOf('mangal_from')}
        {choiceOf('mangal_exceptions')}
        {choiceOf('mangal_shown_to')}
      </SettingsPart>
      <SettingsPart id="settings-charts" title={t('settings.charts.title')} lead={t('settings.charts.lead')}>
        {choiceOf('chart_style')}
        {choiceOf('mandi')}
        {choiceOf('lunar_node')}
        {choiceOf('dasa_sandhi_months')}
      </SettingsPart>
    </>
  );
}
