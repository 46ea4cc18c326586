import { expect, test } from 'vitest';
import type { PersonField } from '@/person/fields';
import { readBiodata } from '@/person/reading/read-biodata';
import { readIncome } from '@/person/reading/read-income';

/** The facts that families ask first. A question mark: somebody must look. */
const asked: readonly PersonField[] = [
  'income',
  'work_place',
  'native_place',
  'kulam',
  'brothers',
  'married_brothers',
  'sisters',
  'married_sisters',
  'number_of_siblings',
  'children',
  'assets',
];

test.each([
  [
    'English',
    `*BRIDE BIO DATA* 🙏
Name: Selvi. P. Kavya
DOB 12.4.1999, Time 6.20 am
Caste - Kongu Vellalar, Kulam - Andhuvan kulam
Edu: B.E (CSE)   Job: Software engineer
Place of work : Bangalore
Annual Income: Rs. 9,60,000/-
Native: Kangeyam
Brother: 1 elder (married, settled in USA)
Sister: Nil
Assets: own house, 5 acres land
Cell 98430 55512`,
    {
      kulam: 'Andhuvan kulam',
      work_place: 'Bangalore',
      income: '7 to 10',
      native_place: 'Kangeyam',
      brothers: '1',
      married_brothers: '1',
      sisters: '0',
      assets: 'own house, 5 acres land',
    },
  ],
  [
    'Tamil',
    `மணமகன் விவரம்
பெயர் : ச. கார்த்திக்
பிறந்த தேதி : 3-9-1994
குலம் : பயிரன்
பணி : வங்கி அலுவலர்
பணியிடம் : ஈரோடு
மாத வருமானம் : 55 ஆயிரம்
சொந்த ஊர் : பெருந்துறை
உடன் பிறந்தோர் : அண்ணன் 1 (திருமணமானவர்), தங்கை 1
சொத்து : சொந்த வீடு`,
    {
      kulam: 'பயிரன்',
      work_place: 'ஈரோடு',
      income: '5 to 7',
      native_place: 'பெருந்துறை',
      brothers: '1',
      married_brothers: '1',
      sisters: '1',
      assets: 'சொந்த வீடு',
    },
  ],
  [
    'Tamil in English letters',
    `Peyar - Saravanan M
Pirantha thethi - 5/6/1992
Velai - Lorry business, velai idam - Namakkal
Varumanam - 80000
Sontha oor : Paramathi
Kulam : Thooran
Udan pirappu : 1 annan (kalyanam aanavar), 2 thangai
Sothu : 2 veedu`,
    {
      work_place: 'Namakkal',
      income: '?',
      native_place: 'Paramathi',
      kulam: 'Thooran',
      brothers: '1',
      married_brothers: '1',
      sisters: '2',
      assets: '2 veedu',
    },
  ],
  [
    'Hindi',
    `नाम : राहुल शर्मा
जन्म तिथि : 11-02-1993
गोत्र : भारद्वाज
नौकरी : अध्यापक
नौकरी का स्थान : जयपुर
मासिक वेतन : ₹48,000
मूल निवास : अलवर
भाई : 2 (1 विवाहित)
बहन : 1 (अविवाहित)
संपत्ति : अपना मकान`,
    {
      work_place: 'जयपुर',
      income: '5 to 7',
      native_place: 'अलवर',
      brothers: '2',
      married_brothers: '1',
      sisters: '1',
      married_sisters: '0',
      assets: 'अपना मकान',
    },
  ],
  [
    'Malayalam',
    `പേര് : അഞ്ജലി നായർ
ജനന തീയതി : 21-01-1996
വിദ്യാഭ്യാസം : B.Sc Nursing
ജോലി : നഴ്സ്
ജോലിസ്ഥലം : കൊച്ചി
ശമ്പളം : മാസം 35,000 രൂപ
സ്വദേശം : തൃശ്ശൂർ
സഹോദരൻ : 1 (വിവാഹിതൻ)
സഹോദരി : ഇല്ല`,
    {
      work_place: 'കൊച്ചി',
      income: '3 to 5',
      native_place: 'തൃശ്ശൂർ',
      brothers: '1',
      married_brothers: '1',
      sisters: '0',
    },
  ],
  [
    'Telugu',
    `పేరు : వెంకట సాయి
పుట్టిన తేదీ : 08-07-1991
కులం : కమ్మ
వైవాహిక స్థితి : విడాకులు
సంతానం : 1
ఉద్యోగం : సాఫ్ట్‌వేర్ ఇంజనీర్
ఉద్యోగ స్థలం : హైదరాబాద్
వార్షిక ఆదాయం : 14 లక్షలు
స్వస్థలం : గుంటూరు
సోదరులు : 1
సోదరీమణులు : 2 (ఇద్దరూ వివాహితులు)
ఆస్తి : 4 ఎకరాలు`,
    {
      children: '1',
      work_place: 'హైదరాబాద్',
      income: '10 to 15',
      native_place: 'గుంటూరు',
      brothers: '1',
      sisters: '2?',
      married_sisters: '2?',
      assets: '4 ఎకరాలు',
    },
  ],
  [
    'Kannada',
    `ಹೆಸರು : ರಮ್ಯಾ ಗೌಡ
ಜನ್ಮ ದಿನಾಂಕ : 14/11/1997
ಉದ್ಯೋಗ ಸ್ಥಳ : ಮೈಸೂರು
ಸಂಬಳ : 5 ರಿಂದ 7 ಲಕ್ಷ ವಾರ್ಷಿಕ
ಬೆಡಗು : ಹುಲಿಯಾರು
ಸ್ವಂತ ಊರು : ಮಂಡ್ಯ
ಸಹೋದರರು : 1
ಸಹೋದರಿಯರು : 1 (ವಿವಾಹಿತೆ)
ಆಸ್ತಿ : ಸ್ವಂತ ಮನೆ`,
    {
      work_place: 'ಮೈಸೂರು',
      income: '5 to 7',
      kulam: 'ಹುಲಿಯಾರು',
      native_place: 'ಮಂಡ್ಯ',
      brothers: '1',
      sisters: '1',
      married_sisters: '1',
      assets: 'ಸ್ವಂತ ಮನೆ',
    },
  ],
])('%s: income, work, native place, kulam, siblings and assets', (_, text, facts) => {
  const read = readBiodata(text).values.filter(({ field }) => asked.includes(field));
  expect(
    Object.fromEntries(read.map(({ field, value, doubtful }) => [field, `${value ?? ''}${doubtful ? '?' : ''}`])),
  ).toEqual(facts);
});

test.each([
  ['8 LPA', '', '7 to 10'],
  ['7.5 L.P.A', '', '7 to 10'],
  ['₹30,000 a month', '', '3 to 5'],
  ['45,000', 'Monthly income', '5 to 7'],
  ['15000 pm', '', 'Below 2'],
  ['1.2 lakh per month', '', '10 to 15'],
  ['30-40 thousand pm', '', '3 to 5'],
  ['60,00,000 p.a', '', '50 and above'],
  ['మాసానికి', '', '?'],
  // Lakhs are those of a year, most likely.
  ['8 lakhs', '', '7 to 10?'],
  ['approx 40k per month', '', '3 to 5?'],
  // Nobody knows.
  ['45000', '', '?'],
  ['80', 'Monthly income', '?'],
  ['ஆண்டுக்கு 7.2 லட்சம்', 'Monthly income', '7 to 10?'],
  ['45000/m', '', '5 to 7'],
  ['700000', 'Income (yr)', '7 to 10'],
  ['$1800/month', '', '?'],
  ['6 LPA', 'Monthly income', '5 to 7?'],
  ['6-8 lakhs p.a.', '', '?'],
  ['above 5 LPA', '', '?'],
  ['25.000 pm', '', '?'],
  ['Rs. 25000 pm + rent 10000', '', '?'],
  ['Rs 6,00,000 (Rs 50,000 pm)', '', '?'],
])('the income %j behind %j is %j', (text, label, band) => {
  const { value, doubtful } = readIncome(text, label);
  expect(`${value ?? ''}${doubtful ? '?' : ''}`).toBe(band);
});
