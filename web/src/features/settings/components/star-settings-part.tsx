import { SettingsPart, Wide } from '@/features/settings/components/settings-part';
import { readStarSchool, type StarSchool } from '@/astrology/porutham/star-match-filter';
import { choicesOf, starSettings, type StarSettingName, type StoredStarSettings } from '@/astrology/star-settings';
import { ExplainedChoices } from '@/ui/explained-choices';

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
  chosen: Partial<StoredStarSettings>;
  onChoose: (name: StarSettingName, value: string) => void;
}

/** Settings for star matches and drawn charts, each choice with its effect. */
export function StarSettingsPart({ chosen, onChoose }: StarSettingsPartProps) {
  const choiceOf = (name: StarSettingName) => (
    <Wide key={name}>
      {/* Read to nobody twice: the choices are named by a legend of their own. */}
      <p aria-hidden="true" className="mb-1.5 font-medium">
        {starSettings[name].legend}
      </p>
      <ExplainedChoices
        look="joined"
        legend={starSettings[name].legend}
        choices={choicesOf(name)}
        chosen={chosen[name] ?? null}
        onChoose={(value) => {
          onChoose(name, value);
        }}
      />
    </Wide>
  );
  return (
    <>
      <SettingsPart
        id="settings-matching"
        title="Matching by the stars"
        lead="How the star of a bride and that of a groom are compared. Almanacs differ; ask your astrologer. Each result on the site names its rule, and the other choices beside it."
      >
        {choiceOf('match_school')}
        {rulesOf[readStarSchool(chosen.match_school)].map(choiceOf)}
      </SettingsPart>
      <SettingsPart
        id="settings-mangal"
        title="Mangal dosha"
        lead="How the site counts Mars at a birth, beside what the family says. Almanacs differ; ask your astrologer."
      >
        {choiceOf('mangal_houses')}
        {choiceOf('mangal_from')}
        {choiceOf('mangal_exceptions')}
      </SettingsPart>
      <SettingsPart
        id="settings-charts"
        title="Birth charts"
        lead="How the charts that the site draws look, and what it computes from births."
      >
        {choiceOf('chart_style')}
        {choiceOf('mandi')}
        {choiceOf('lunar_node')}
        {choiceOf('dasa_sandhi_months')}
      </SettingsPart>
    </>
  );
}
