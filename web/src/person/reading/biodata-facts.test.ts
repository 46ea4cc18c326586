import { expect, it, test } from 'vitest';
import type { PersonField } from '@/person/fields';
import { readBiodata } from '@/person/reading/read-biodata';

interface Biodata {
  name: string;
  text: string;
  facts: Readonly<Partial<Record<PersonField, string>>>;
}

/** Biodatas as families, brokers and astrologers send them, with all facts that have a field. */
const biodatas: readonly Biodata[] = [
  {
    name: 'English, forwarded on WhatsApp',
    text: `[20/11/26, 9:41 PM] Murugan Broker: *MARRIAGE BIODATA*
Name : Ms. Nandhini S
Gender : Female
Date of Birth : 14/03/1998
Time of birth : 6.35 AM
Place of birth : Tiruppur
Religion : Hindu
Caste : Kongu Vellala Gounder
Star : Revathi, 2nd padam
Rasi : Meenam
Lagnam : Mesham
Chevvai dosham : No
Height : 5'4"
Complexion : Fair
Education : M.Sc (CS)
Job : Software Engineer, Chennai
Salary : 8 LPA
Father : R. Subramaniam (Farmer)
Mother : S. Kamala (Homemaker)
Siblings : 1 younger brother
Mother tongue : Tamil
Food : Non veg
Phone : 55500 55512
Address : 12, Gandhi Street,
Tiruppur - 641601
Expectations: Well educated, within 5 years`,
    facts: {
      name: 'Nandhini S',
      gender: 'bride',
      date_of_birth: '1998-03-14',
      time_of_birth: '06:35',
      place_of_birth: 'Tiruppur',
      religion: 'Hindu',
      caste: 'Kongu Vellala Gounder',
      birth_star: 'Revati',
      star_pada: '2',
      rasi: 'Meena',
      lagnam: 'Mesha',
      mangal_dosha: 'No',
      height: '163',
      education: 'M.Sc (CS)',
      job: 'Software Engineer, Chennai',
      work_place: 'Chennai',
      "father's_name": 'R. Subramaniam',
      "father's_job": 'Farmer',
      "mother's_name": 'S. Kamala',
      "mother's_job": 'Homemaker',
      income: '7 to 10',
      brothers: '1',
      mother_tongue: 'Tamil',
      diet: 'Non-vegetarian',
      phone_number: '+91 55500 55512',
      address: '12, Gandhi Street,\nTiruppur - 641601',
    },
  },
  {
    name: 'Tamil in English letters',
    text: `Peyar : Karthikeyan M
Pirantha thethi : 05-08-1994
Pirantha neram : kaalai 6.20 mani
Pirantha oor : Karur
Madham : Hindu
Saathi : Mudaliar
Natchathiram : Poosam 3 aam patham
Raasi : Kadagam
Lakkinam : Thulam
Sevvai dhosam : illai
Uyaram : 5.8
Padippu : B.E Mech
Velai : Engineer, Hosur
Appa peyar : Murugesan
Appa thozhil : Vivasayam
Amma peyar : Selvi
Udan pirappu : 1 thambi, 1 akka
Oor : Karur
Thaai mozhi : Tamil
Unavu : asaivam
Kaipesi : 55500 55513`,
    facts: {
      name: 'Karthikeyan M',
      date_of_birth: '1994-08-05',
      time_of_birth: '06:20',
      place_of_birth: 'Karur',
      religion: 'Hindu',
      caste: 'Mudaliar',
      birth_star: 'Pushya',
      star_pada: '3',
      rasi: 'Karka',
      lagnam: 'Tula',
      mangal_dosha: 'No',
      height: '173',
      education: 'B.E Mech',
      job: 'Engineer, Hosur',
      work_place: 'Hosur',
      "father's_name": 'Murugesan',
      "father's_job": 'Vivasayam',
      "mother's_name": 'Selvi',
      brothers: '1',
      sisters: '1',
      location: 'Karur',
      mother_tongue: 'Tamil',
      diet: 'Non-vegetarian',
      phone_number: '+91 55500 55513',
    },
  },
  {
    name: 'Tamil',
    text: `மணமகள் விவரம்
பெயர் : செல்வி. கயல்விழி
பாலினம் : மகள்
பிறந்த தேதி : 12-09-1999
பிறந்த நேரம் : மாலை 6.10 மணி
பிறந்த இடம் : மதுரை
மதம் : இந்து
ஜாதி : செட்டியார்
நட்சத்திரம் : உத்திரம் 2ம் பாதம்
ராசி : கன்னி
லக்னம் : மீனம்
செவ்வாய் தோஷம் : இல்லை
உயரம் : 5 அடி 3 அங்குலம்
படிப்பு : எம்.காம்
வேலை : ஆசிரியை
தந்தை பெயர் : முருகேசன்
தந்தை தொழில் : விவசாயம்
தாய் பெயர் : லட்சுமி
உடன் பிறந்தவர்கள் : ஒரு அண்ணன், ஒரு தங்கை
தாய்மொழி : தமிழ்
கைபேசி : 55500 55514
முகவரி : 5, வடக்கு தெரு,
மதுரை 625001
எதிர்பார்ப்பு : அரசு வேலை`,
    facts: {
      name: 'கயல்விழி',
      gender: 'bride',
      date_of_birth: '1999-09-12',
      time_of_birth: '18:10',
      place_of_birth: 'மதுரை',
      religion: 'Hindu',
      caste: 'செட்டியார்',
      birth_star: 'Uttara Phalguni',
      star_pada: '2',
      rasi: 'Kanya',
      lagnam: 'Meena',
      mangal_dosha: 'No',
      height: '160',
      education: 'எம்.காம்',
      job: 'ஆசிரியை',
      "father's_name": 'முருகேசன்',
      "father's_job": 'விவசாயம்',
      "mother's_name": 'லட்சுமி',
      brothers: '1',
      sisters: '1',
      mother_tongue: 'Tamil',
      phone_number: '+91 55500 55514',
      address: '5, வடக்கு தெரு,\nமதுரை 625001',
    },
  },
  {
    name: 'a broker, with pictures and few labels',
    text: `🌹🌹 GROOM PROFILE 🌹🌹
👤 ARUN PRAKASH. V (DIVORCEE - no kids)
🎂 12.05.1990, 10.45 pm
⭐ Uthiradam - Makaram
🕉 Hindu - Vishwakarma
📏 175cms
🎓 B.E(Mech)
💼 Working as Manager in Chennai
💰 12 LPA
👨 Father: Velu (late), Mother: Rani, 2 sisters married
🏠 Own house, Salem
📞 5 5 5 0 0 - 2 2 3 3 4
2nd marriage`,
    facts: {
      name: 'ARUN PRAKASH. V',
      gender: 'groom',
      marital_status: 'Divorced',
      date_of_birth: '1990-05-12',
      time_of_birth: '22:45',
      birth_star: 'Uttara Ashadha',
      rasi: 'Makara',
      religion: 'Hindu',
      caste: 'Vishwakarma',
      height: '175',
      education: 'B.E(Mech)',
      job: 'Manager in Chennai',
      "father's_name": 'Velu',
      "mother's_name": 'Rani',
      sisters: '2',
      married_sisters: '2',
      phone_number: '+91 55500 22334',
    },
  },
  {
    name: 'a form, the year first',
    text: `Mr/Mrs: Divya Bharathi
Sex: Mahila
D.O.B : 1995/12/01
Birth time: 04 35 AM
Place: Erode
Star/Rasi: Uthiram / Kanni
Caste: Nadar
Ht: 5ft 2in
Qualification: BDS
Occupation : Dentist
Father name & occupation: Ravi, Business
Mother name: Devi
Brothers/Sisters: nil / 1
Mob: 55500 55515, 55500 55516
Mother tongue : Telugu
Marital status: Un married
Food: Veg
Mail : divya@family.example`,
    facts: {
      name: 'Divya Bharathi',
      gender: 'bride',
      date_of_birth: '1995-12-01',
      time_of_birth: '04:35',
      place_of_birth: 'Erode',
      birth_star: 'Uttara Phalguni',
      rasi: 'Kanya',
      caste: 'Nadar',
      height: '157',
      education: 'BDS',
      job: 'Dentist',
      "father's_name": 'Ravi',
      "father's_job": 'Business',
      "mother's_name": 'Devi',
      brothers: '0',
      sisters: '1',
      phone_number: '+91 55500 55515',
      second_phone_number: '+91 55500 55516',
      mother_tongue: 'Telugu',
      marital_status: 'Never Married',
      diet: 'Vegetarian',
      email: 'divya@family.example',
    },
  },
  {
    name: 'a PDF in two columns',
    text: `BIO-DATA
Name            :  Sowmya R
Date of Birth   :  03-Nov-1997
Time of Birth   :  11:20 PM
Place of Birth  :  Kumbakonam
Star            :  Hastham
Rasi            :  Kanni
Gothram         :  Srivatsa
Religion        :  Hindu
Caste           :  Brahmin, Iyer
Height          :  161 cm
Education       :  B.Tech (IT)
Occupation      :  Business Analyst
Father's Name   :  S. Raman
Father's Job    :  Bank Officer (Retd)
Mother's Name   :  Lalitha
Mother's Job    :  Homemaker
Brothers        :  1
Native          :  Thanjavur
Contact No      :  0091 55500 55517
Email           :  raman@family.example`,
    facts: {
      name: 'Sowmya R',
      date_of_birth: '1997-11-03',
      time_of_birth: '23:20',
      place_of_birth: 'Kumbakonam',
      birth_star: 'Hasta',
      rasi: 'Kanya',
      gothram: 'Srivatsa',
      religion: 'Hindu',
      caste: 'Brahmin, Iyer',
      height: '161',
      education: 'B.Tech (IT)',
      job: 'Business Analyst',
      "father's_name": 'S. Raman',
      "father's_job": 'Bank Officer (Retd)',
      "mother's_name": 'Lalitha',
      "mother's_job": 'Homemaker',
      brothers: '1',
      native_place: 'Thanjavur',
      location: 'Thanjavur',
      phone_number: '+91 55500 55517',
      email: 'raman@family.example',
    },
  },
];

/** The facts that are not right, and values that are wrong without a mark. */
function judge({ text, facts }: Biodata) {
  const { values } = readBiodata(text);
  const read = new Map(values.map((value) => [value.field, value]));
  const missed = Object.entries(facts).filter(
    ([field, value]) => values.find((one) => one.field === field)?.value !== value,
  );
  return {
    missed: missed.map(([field, value]) => [field, value, values.find((one) => one.field === field)?.value]),
    wrong: [...read.values()].filter(({ field, value, doubtful }) => !doubtful && value !== facts[field]),
  };
}

it.each(biodatas)('reads all facts of $name', (biodata) => {
  expect(judge(biodata)).toEqual({ missed: [], wrong: [] });
});

test('the biodatas have more than 120 facts', () => {
  expect(biodatas.flatMap(({ facts }) => Object.keys(facts)).length).toBeGreaterThan(120);
});

test.each<[string, string, Readonly<Partial<Record<PersonField, string | undefined>>>]>([
  ['a caste alone', 'Name: Asha R\nSenguntha Mudaliar', { caste: 'Senguntha Mudaliar' }],
  ['a caste with its kulam', 'பெயர்: மீனா\nகொங்கு வேளாளர் - ஓதாளன் குலம்', { caste: 'கொங்கு வேளாளர்', kulam: 'ஓதாளன் குலம்' }],
  ['a heading of a caste', 'NADAR GIRL\nName: Asha R', { gender: 'bride', caste: 'NADAR' }],
  [
    'a tick behind its option',
    'Name: Asha R\nStatus : Widow [ ]   Divorcee [x]   Unmarried [ ]',
    { marital_status: 'Divorced' },
  ],
  [
    'a town behind the time',
    'పుట్టిన తేది: 3-4-1995 ఉదయం 6:10 ని.లకు, కడప',
    { time_of_birth: '06:10', place_of_birth: 'కడప' },
  ],
  [
    'hours without a point',
    'Name: Asha R\nDOB 3.4.95 / 0610 hrs / Karur',
    { time_of_birth: '06:10', place_of_birth: 'Karur' },
  ],
  ['a place, and the present one', 'ಊರು: ಕೋಲಾರ   ಈಗಿನ ವಾಸ: ಮೈಸೂರು', { native_place: 'ಕೋಲಾರ', location: 'ಮೈಸೂರು' }],
  ['an address where somebody lives', 'Residing at: 12/3, Salt Road, Karur', { address: '12/3, Salt Road, Karur' }],
  ['ages under the other side', 'பெயர்: மீனா\nமணமகன்: 28-34, முதல் மணம்', { name: 'மீனா', marital_status: undefined }],
  [
    'a star with strokes',
    'Name: Asha R\nRohini 2 padam / Rishaba rasi / Mesha lagnam',
    { birth_star: 'Rohini', lagnam: 'Mesha' },
  ],
  ['a word behind a dosham', 'Name: Asha R\nchevvai dosham ullathu', { mangal_dosha: 'Yes' }],
  ['short labels', 'Fr: Raman (Rtd SI)  Mr: Uma (HW)', { "father's_name": 'Raman', "mother's_name": 'Uma' }],
  [
    'a row that goes on',
    'Name\tArun\nStar / Rasi\tRohini - 2nd Pada\n\tVrishabha',
    { star_pada: '2', rasi: 'Vrishabha' },
  ],
  ['a row of a parent', 'Name\tArun\nFather\tR. Raman\tRice trader\tKarur', { "father's_job": 'Rice trader, Karur' }],
  [
    'an age in words',
    'Seeking a groom for our second daughter Sow. Devi, aged 27. She did her B.Sc in Salem. We hail from Karur.',
    { name: 'Devi', age: '27', education: 'B.Sc in Salem', native_place: 'Karur' },
  ],
  [
    'a sister in a sentence',
    'My son Arun is 30 years old and works as a clerk. He has one elder sister, settled in Pune.',
    { name: 'Arun', age: '30', sisters: '1', location: undefined },
  ],
  [
    'what a father does',
    'This is for my sister Devi. Her age is 26. Father runs a textile shop, mother is a nurse, and we are all from Karur.',
    { name: 'Devi', "father's_name": undefined },
  ],
])('%s', (_, text, facts) => {
  const values = new Map(readBiodata(text).values.map(({ field, value }) => [field, value]));
  const found = Object.keys(facts).map((field) => [field, [...values].find(([one]) => one === field)?.[1]]);
  expect(Object.fromEntries(found)).toEqual(facts);
});

it('marks a parent whose name holds work', () => {
  const marked = ['K. Raman Mill worker', 'Dr. Raman (ENT)', 'Raman B. (Rtd SI) x: Uma'].map(
    (name) => readBiodata(`Father: ${name}`).values.find(({ field }) => field === "father's_name")?.doubtful,
  );
  expect(marked).toEqual([true, true, true]);
});

it('marks a sentence behind the label of education', () => {
  const text = 'Education: B.Sc maths mudichu ippo oru school la teacher a velai pakkura';
  expect(readBiodata(text).values).toContainEqual(expect.objectContaining({ field: 'education', doubtful: true }));
});
