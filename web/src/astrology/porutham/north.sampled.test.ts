import { describe, expect, it } from 'vitest';
import { birthStars } from '@/astrology/birth-stars';
import { matchNorth, yoniTable, type Koota, type NorthRules } from '@/astrology/porutham/north';
import { firstStarSettings } from '@/astrology/star-settings';
import { sampled } from '../../../test-depth';

type Star = (typeof birthStars)[number] | null;

const facts = (birth_star: Star, star_pada: number | null = null, rasi: string | null = null) => ({
  birth_star,
  star_pada,
  rasi,
});
type Facts = ReturnType<typeof facts>;

const withRules = (rules: Partial<NorthRules>) => ({ ...firstStarSettings, ...rules });

/** The points of the eight, as "1 2 3 4 5 6 7 8". */
const pointsOf = (bride: Facts, groom: Facts, rules?: Partial<NorthRules>) =>
  matchNorth({ bride, groom }, withRules(rules ?? {}))
    .kootas.map(({ points }) => points ?? '?')
    .join(' ');

function koota(name: string, bride: Facts, groom: Facts, rules: Partial<NorthRules> = {}): Koota {
  const found = matchNorth({ bride, groom }, withRules(rules)).kootas.find((one) => one.name === name);
  if (!found) throw new Error(`There is no koota ${name}.`);
  return found;
}

const stars = birthStars.map((star) => facts(star));
const padas = birthStars.flatMap((star) => [1, 2, 3, 4].map((pada) => facts(star, pada)));
const pairsOf = (all: readonly Facts[]) => all.flatMap((bride) => all.map((groom) => ({ bride, groom })));
const pairsOfPadas = pairsOf(padas);
/** Of all pairs of padas, or of the sample of them. */
const byPadas = sampled(pairsOfPadas).map((couple) => ({ ...couple, kootas: matchNorth(couple).kootas }));

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// In the order Varna, Vashya, Tara, Yoni, Graha Maitri, Gana, Bhakoot, Nadi; ? cannot be computed. The bride stands first. The
// remainder of a count divided by 9 stands in brackets.
// prettier-ignore
const byHand: readonly [bride: Facts, groom: Facts, points: string, why: string][] = [
  [facts('Ashwini', 1), facts('Ashwini', 1), '1 2 3 4 5 6 7 0', 'all the same: only Nadi gives nothing'],
  [facts('Ashwini', 2), facts('Bharani', 3), '1 2 3 2 5 5 7 8', 'counts 2 and 27; Horse and Elephant neutral; one rasi; bride Deva, groom Manushya; Adi, Madhya'],
  [facts('Bharani', 3), facts('Ashwini', 2), '1 2 3 2 5 6 7 8', 'the other way round only Gana differs: bride Manushya, groom Deva'],
  [facts('Rohini', 1), facts('Swati', 2), '0 1 1.5 1 5 6 0 0', 'Vrishabha, Tula: Vaishya over Shudra; four and two feet; counts 12 (3) and 17 (8); Snake, Buffalo unfriendly; Venus both; 6 and 8; both Antya'],
  [facts('Swati', 2), facts('Rohini', 1), '1 1 1.5 1 5 5 0 0', 'the other way round: Shudra under Vaishya; bride Deva, groom Manushya'],
  [facts('Krittika', 1), facts('Magha', 2), '1 0 1.5 1 5 6 0 0', 'Mesha, Simha: Kshatriya both; wild with four-footed; counts 8 and 21 (3); Sheep, Rat unfriendly; Mars and Sun friends; 5 and 9; both Antya'],
  [facts('Krittika', 3), facts('Magha', 2), '1 0 1.5 1 0 6 7 0', 'another pada, Vrishabha: Venus and Sun are enemies of each other, and the rasis 4 and 10'],
  [facts('Pushya', 2), facts('Shravana', 3), '0 2 1.5 0 0.5 6 7 8', 'Karka, Makara in its second half: both water; counts 15 (6) and 14 (5); Sheep, Monkey sworn enemies; Moon neutral to Saturn, its enemy'],
  [facts('Shravana', 3), facts('Pushya', 2), '1 2 1.5 0 0.5 6 7 8', 'the other way round only Varna differs: Vaishya under Brahmin'],
  [facts('Mula', 2), facts('Ardra', 3), '0 2 1.5 4 0.5 0 7 0', 'Dhanu in its first half, Mithuna: two-footed; both Dog; Jupiter sees an enemy in Mercury, which is neutral; Rakshasa, Manushya; both Adi'],
  [facts('Ardra', 3), facts('Mula', 2), '1 2 1.5 4 0.5 0 7 0', 'the other way round: Shudra under Kshatriya'],
  [facts('Ashlesha', 4), facts('Magha', 1), '0 1 3 0 5 6 0 0', 'Karka, Simha: Brahmin over Kshatriya; water, wild; counts 2 and 27; Cat, Rat; Moon and Sun friends; 2 and 12; both Antya'],
  [facts('Chitra', 1), facts('Uttara Phalguni', 3), '1 2 1.5 0 5 0 7 8', 'Kanya both; counts 26 (8) and 3; Tiger, Cow sworn enemies; bride Rakshasa, groom Manushya; Madhya, Adi'],
  [facts('Hasta', 4), facts('Revati', 1), '1 0.5 1.5 3 0.5 6 7 8', 'Kanya, Meena: Vaishya under Brahmin; two-footed, water; counts 15 (6) and 14 (5); Buffalo, Elephant friends; Mercury neutral to Jupiter, its enemy'],
  [facts('Revati', 1), facts('Hasta', 4), '0 0.5 1.5 3 0.5 6 7 8', 'the other way round: Brahmin over Vaishya'],
  [facts('Vishakha', 4), facts('Jyeshtha', 1), '1 2 1.5 1 5 6 7 8', 'Vrishchika both; counts 3 and 26 (8); Tiger, Deer unfriendly; both Rakshasa; Antya, Adi'],
  [facts('Purva Ashadha', 3), facts('Dhanishta', 1), '0 1 1.5 2 3 0 0 0', 'Dhanu in its second half, Makara in its second: four-footed, water; counts 4 and 25 (7); Jupiter and Saturn neutral; 2 and 12; both Madhya'],
  [facts('Purva Ashadha', 1), facts('Dhanishta', 1), '0 ? 1.5 2 3 0 0 0', 'the first pada of Purva Ashadha holds the middle of Dhanu'],
  [facts('Uttara Ashadha', 1), facts('Mrigashira', 4), '0 1 1.5 0 0.5 6 7 8', 'Dhanu in its second half, Mithuna; counts 12 (3) and 17 (8); Mongoose, Snake sworn enemies; 7; Antya, Madhya'],
  [facts('Shravana', 2), facts('Purva Phalguni', 2), '1 ? 1.5 2 0 5 0 8', 'the second pada of Shravana holds the middle of Makara; Saturn and Sun enemies; 8 and 6; bride Deva, groom Manushya'],
  [facts('Shatabhisha', 1), facts('Anuradha', 2), '1 1 1.5 3 0.5 0 7 8', 'Kumbha, Vrishchika: two-footed, insect; counts 21 (3) and 8; Horse, Deer friends; Saturn sees an enemy in Mars, which is neutral; bride Rakshasa, groom Deva; 10 and 4'],
  [facts('Purva Bhadrapada', 3), facts('Uttara Bhadrapada', 2), '1 0.5 3 1 3 6 0 8', 'Kumbha, Meena: two-footed, water; counts 2 and 27; Lion, Cow unfriendly; Saturn and Jupiter neutral; both Manushya; 2 and 12'],
  [facts('Punarvasu', 2), facts('Punarvasu', 4), '1 0.5 3 4 1 6 0 0', 'one star in two rasis, Mithuna and Karka; Mercury sees an enemy in the Moon, which is its friend; 2 and 12; both Adi'],
  [facts('Dhanishta', 4), facts('Bharani', 1), '1 1 1.5 0 0.5 0 7 0', 'Kumbha, Mesha: two and four feet; counts 7 and 22 (4); Lion, Elephant sworn enemies; Saturn sees an enemy in Mars; Rakshasa, Manushya; 3 and 11; both Madhya'],
  [facts('Anuradha', 3), facts('Rohini', 4), '0 1 1.5 2 3 5 7 8', 'Vrishchika, Vrishabha: insect, four-footed; counts 15 (6) and 14 (5); Deer, Snake neutral; Mars and Venus neutral; bride Deva, groom Manushya; 7'],
  [facts('Jyeshtha', 2), facts('Purva Bhadrapada', 4), '1 1 1.5 1 5 0 0 0', 'Vrishchika, Meena: Brahmin both; insect, water; counts 8 and 21 (3); Deer, Lion unfriendly; Mars and Jupiter friends; 5 and 9; both Adi'],
];

describe('the 36 guna', () => {
  it.each(byHand)('of %o and %o are %s: %s', (bride, groom, points) => {
    expect(pointsOf(bride, groom)).toBe(points);
    const { kootas, ...sum } = matchNorth({ bride, groom });
    const known = kootas.filter(({ points: each }) => each !== null);
    const total = known.reduce((all, { points: each }) => all + (each ?? 0), 0);
    expect(sum).toEqual({
      points: total,
      mostPoints: total,
      most: known.reduce((all, { most }) => all + most, 0),
      uncomputed: kootas.length - known.length,
      open: [],
    });
  });

  it('are at most 36, each koota at most its own', () => {
    const { kootas, most } = matchNorth({ bride: facts('Ashwini', 1), groom: facts('Bharani', 1) });
    expect(kootas.map((one) => one.most)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(most).toBe(36);
    const wrong = byPadas
      .flatMap(({ kootas: eight }) => eight)
      .filter(
        ({ points, most: highest }) =>
          points !== null && !(points >= 0 && points <= highest && Number.isInteger(points * 2)),
      );
    expect(wrong).toEqual([]);
  });

  it('leave out what needs a pada or a rasi that is not known, and never give 0 for it', () => {
    expect(pointsOf(facts('Krittika'), facts('Magha'))).toBe('1 0 1.5 1 ? 6 ? 0');
    // Mesha, Simha: 5 for the lords, 0 for 5 and 9. Vrishabha, Simha: 0 for the lords, 7 for 4 and 10.
    expect(matchNorth({ bride: facts('Krittika'), groom: facts('Magha') })).toMatchObject({
      points: 14.5,
      mostPoints: 16.5,
      most: 36,
      open: ['bride'],
    });
    expect(koota('Bhakoot', facts('Krittika'), facts('Magha')).inputs).toBe(
      'Karthigai lies in two rasis: the pada or the rasi of the bride is needed.',
    );
    expect(koota('Varna', facts('Krittika', 1, 'Vrishabha'), facts('Magha')).inputs).toBe(
      'The star, pada and rasi of the bride contradict one another.',
    );
    for (const [bride, groom] of [
      [null, 'Magha'],
      ['Magha', null],
      [null, null],
    ] as const) {
      const none = matchNorth({ bride: facts(bride), groom: facts(groom) });
      expect(none).toMatchObject({ points: 0, most: 0 });
      expect(new Set(none.kootas.map(({ points }) => points))).toEqual(new Set([null]));
    }
  });

  it('know the half of Dhanu and Makara by the pada, and not where its middle lies within one', () => {
    const vashya = (who: Facts) => koota('Vashya', who, facts('Rohini'));
    // All of Mula lies in the first half, all of Uttara Ashadha in Dhanu in the second and in Makara in the first.
    expect(vashya(facts('Mula')).inputs).toContain('Dhanusu: two-footed');
    expect(vashya(facts('Uttara Ashadha', 1)).inputs).toContain('Dhanusu: four-footed');
    expect(vashya(facts('Uttara Ashadha', null, 'Makara')).inputs).toContain('Magaram: four-footed');
    expect(vashya(facts('Dhanishta', null, 'Makara')).inputs).toContain('Magaram: water');
    expect(vashya(facts('Purva Ashadha', 2)).inputs).toContain('Dhanusu: four-footed');
    expect(vashya(facts('Purva Ashadha', 1))).toMatchObject({
      points: null,
      inputs: 'Dhanusu changes class at its middle, which lies within Pooradam pada 1 of the bride.',
    });
    expect(vashya(facts('Shravana', 2)).points).toBeNull();
    expect(vashya(facts('Shravana'))).toMatchObject({
      points: null,
      inputs: 'Magaram changes class at its middle: the pada of the bride is needed.',
    });
  });

  it('name the inputs, the rule and the version of its table', () => {
    expect(koota('Gana', facts('Pushya', 1), facts('Magha'))).toEqual({
      name: 'Gana',
      points: 1,
      most: 6,
      inputs: 'Bride, Poosam: Deva. Groom, Magam: Rakshasa.',
      rule: 'The same gana 6; groom Deva and bride Manushya 6, groom Manushya and bride Deva 5, groom Rakshasa and bride Deva 1, others 0.',
      variants: 'The same gana 6; Deva and Manushya 5, Deva and Rakshasa 1, Manushya and Rakshasa 0.',
      version: 'North 2',
    });
    expect(koota('Tara', facts('Rohini'), facts('Swati')).inputs).toBe(
      "From the bride's Rohini to the groom's Swathi: 12, which leaves 3. Back: 17, which leaves 8.",
    );
  });

  // Changed points are a changed rule: give the rule table another version.
  it('are the same for all 27 x 27 stars as when the version was written', async () => {
    const table = pairsOf(stars).map(({ bride, groom }) => pointsOf(bride, groom));
    expect(table).toHaveLength(729);
    expect(await digest(table.join('\n'))).toBe('d0f17df26615fd6bae8a5f3d7a899c37d3cb0335aa55ab0ede37f0b6ce2ebdba');
  });

  it('are the same for all 108 x 108 padas', async () => {
    expect(pairsOfPadas).toHaveLength(11_664);
    const table = byPadas.map(({ kootas }) => kootas.map(({ points }) => points ?? '?').join(' '));
    const ofSample = '586b0963432fe52fbe317708e6ad6fa55557c9dbce91a5bf0d15a25464a33dd3';
    expect([ofSample, '79f1fed1a791cc03efd7e98e39dbcae7ecf7588e2cb90ebce6f1765bdcf430bd']).toContain(
      await digest(table.join('\n')),
    );
  });

  it.each([
    [
      { north_gana: 'either way' },
      '556a4b624b98824b39a1582c62d61b2c6b23b9cc95c4be09f1753ebd1c961843',
      '2d02760aca149de88262c031940bc0c44964fa910ad555590f45b423f9909af7',
    ],
    [
      { north_bhakoot: 'lords are friends' },
      '7532b00fee1070fb9bf77d34b275a359372cc265b51e00fa00f0ad74a737cc37',
      'e2d9afe4a5acfdac20c7d44d548c70f17efd0200b2e805ce55fe8e765bd5b9da',
    ],
    [
      { north_nadi: 'star or pada differs' },
      '5dd00e707924acf119f0cf59795b07311679220caf6e236b63ad88f1786dad05',
      '16cea881e5ba40a737975d8b5ef592e218bb89111ebecd6e8403a8e901d40773',
    ],
  ] as const)('are so with %o', async (rules, ofSample, ofAll) => {
    const table = sampled(pairsOfPadas).map(({ bride, groom }) => pointsOf(bride, groom, rules));
    expect([ofSample, ofAll]).toContain(await digest(table.join('\n')));
  });
});

describe('the variants of the North', () => {
  it('give mixed ganas the same points either way round', () => {
    const gana = (bride: Star, groom: Star) =>
      koota('Gana', facts(bride), facts(groom), { north_gana: 'either way' }).points;
    expect([gana('Ashwini', 'Bharani'), gana('Bharani', 'Ashwini')]).toEqual([5, 5]);
    expect([gana('Ashwini', 'Magha'), gana('Magha', 'Ashwini')]).toEqual([1, 1]);
    expect([gana('Bharani', 'Magha'), gana('Magha', 'Bharani')]).toEqual([0, 0]);
  });

  it('take a fault of Bhakoot away where the lords are the same or friends of each other', () => {
    const bhakoot = (bride: Facts, groom: Facts) =>
      koota('Bhakoot', bride, groom, { north_bhakoot: 'lords are friends' }).points;
    // Vrishabha and Tula, 6 and 8: Venus both. Mesha and Simha, 5 and 9: Mars and Sun friends.
    expect(bhakoot(facts('Rohini'), facts('Swati'))).toBe(7);
    expect(bhakoot(facts('Ashwini'), facts('Magha'))).toBe(7);
    // Dhanu and Makara, 2 and 12: Jupiter and Saturn neutral.
    expect(bhakoot(facts('Mula'), facts('Shravana'))).toBe(0);
  });

  it('take a fault of Nadi away within one rasi or one star, and say when that is not known', () => {
    const nadi = (bride: Facts, groom: Facts) => koota('Nadi', bride, groom, { north_nadi: 'star or pada differs' });
    // Ardra and Punarvasu, both Adi: one rasi unless it is the fourth pada.
    expect(nadi(facts('Ardra'), facts('Punarvasu', 1))).toMatchObject({ points: 8 });
    expect(nadi(facts('Ardra'), facts('Punarvasu', 4))).toMatchObject({ points: 0 });
    expect(nadi(facts('Ardra'), facts('Punarvasu'))).toMatchObject({
      points: null,
      inputs: 'Punarpoosam lies in two rasis: the pada or the rasi of the groom is needed.',
    });
    // Whichever of its two rasis it is, Krittika shares none with Magha.
    expect(nadi(facts('Krittika'), facts('Magha')).points).toBe(0);
    expect(nadi(facts('Ashwini', 1), facts('Ashwini', 2)).points).toBe(8);
    expect(nadi(facts('Ashwini', 1), facts('Ashwini', 1)).points).toBe(0);
    expect(nadi(facts('Ashwini', 1), facts('Ashwini')).points).toBeNull();
    // One star in two rasis: the padas cannot be the same.
    expect(nadi(facts('Krittika', null, 'Mesha'), facts('Krittika', null, 'Vrishabha')).points).toBe(8);
    expect(nadi(facts('Krittika', 1, 'Vrishabha'), facts('Krittika', 1)).points).toBeNull();
    expect(nadi(facts('Ashwini'), facts('Bharani')).points).toBe(8);
  });
});

describe('known mistakes of other programs', () => {
  it('the table of the fourteen animals is the published one, the same either way round', () => {
    expect(yoniTable).toEqual([
      [4, 2, 2, 3, 2, 2, 2, 1, 0, 1, 3, 3, 2, 1],
      [2, 4, 3, 3, 2, 2, 2, 2, 3, 1, 2, 3, 2, 0],
      [2, 3, 4, 2, 1, 2, 1, 3, 3, 1, 2, 0, 3, 1],
      [3, 3, 2, 4, 2, 1, 1, 1, 1, 2, 2, 2, 0, 2],
      [2, 2, 1, 2, 4, 2, 1, 2, 2, 1, 0, 2, 1, 1],
      [2, 2, 2, 1, 2, 4, 0, 2, 2, 1, 3, 3, 2, 1],
      [2, 2, 1, 1, 1, 0, 4, 2, 2, 2, 2, 2, 1, 2],
      [1, 2, 3, 1, 2, 2, 2, 4, 3, 0, 3, 2, 2, 1],
      [0, 3, 3, 1, 2, 2, 2, 3, 4, 1, 2, 2, 2, 1],
      [1, 1, 1, 2, 1, 1, 2, 0, 1, 4, 1, 1, 2, 1],
      [3, 2, 2, 2, 0, 3, 2, 3, 2, 1, 4, 2, 2, 1],
      [3, 3, 0, 2, 2, 3, 2, 2, 2, 1, 2, 4, 3, 2],
      [2, 2, 3, 0, 1, 2, 1, 2, 2, 2, 2, 3, 4, 2],
      [1, 0, 1, 2, 1, 1, 2, 1, 1, 1, 1, 2, 2, 4],
    ]);
    for (const [row, points] of yoniTable.entries())
      for (const [column, each] of points.entries()) expect(yoniTable[column]?.[row]).toBe(each);
  });

  it('only Varna and Gana ask who is the bride', () => {
    const differing = byPadas.flatMap(({ bride, groom, kootas }) => {
      const back = matchNorth({ bride: groom, groom: bride }).kootas;
      return kootas.filter(({ points }, index) => back[index]?.points !== points).map(({ name }) => name);
    });
    expect([...new Set(differing)].sort()).toEqual(['Gana', 'Varna']);
  });

  it('the same star counts 1, not 27', () => {
    for (const star of stars) {
      const { points, inputs } = koota('Tara', star, star);
      expect(points).toBe(3);
      expect(inputs).toMatch(/: 1, which leaves 1\. Back: 1,/);
    }
  });

  it('Tara counts stars, not rasis', () => {
    // The rasis stand 6 and 8 from each other, and both would do.
    expect(koota('Tara', facts('Rohini'), facts('Swati')).points).toBe(1.5);
  });

  it('Nadi is not Rajju', () => {
    expect(koota('Nadi', facts('Ashwini'), facts('Ardra')).points).toBe(0);
    expect(koota('Nadi', facts('Ashwini'), facts('Ashlesha')).points).toBe(8);
    const same = pairsOf(stars).filter(({ bride, groom }) => koota('Nadi', bride, groom).points === 0);
    expect(same).toHaveLength(3 * 9 * 9);
  });

  it('Pushya is Deva', () => {
    expect(koota('Gana', facts('Pushya'), facts('Ashwini')).points).toBe(6);
    expect(koota('Gana', facts('Magha'), facts('Pushya')).points).toBe(0);
  });
});
