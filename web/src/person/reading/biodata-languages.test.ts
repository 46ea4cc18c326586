import { expect, test } from 'vitest';
import type { PersonField } from '@/person/fields';
import { readBiodata } from '@/person/reading/read-biodata';

interface Biodata {
  language: string;
  text: string;
  facts: Readonly<Partial<Record<PersonField, string>>>;
}

/** Biodatas as families of five languages send them, with all facts that have a field. All people are invented. */
const biodatas: readonly Biodata[] = [
  {
    language: 'English',
    text: `*BRIDE'S BIODATA*

Name : K. Sangeetha
Date of Birth (DD/MM/YYYY) : 21–09–1997 (Sunday)
Time of birth : 05:40 AM
Place : Erode
Height : 5'5" (165 cms)
Star : Uthiram 2 padam, Kanni rasi
Lagnam : Dhanusu
Religion / Caste : Hindu / Kongu Vellala Gounder
Educational Qualification (highest degree) : M.Com., B.Ed.
Job & Salary : Accountant, Tiruppur - 4.2 LPA
Marital Status : First marriage
Father's Name : Mr. P. Kandasamy (Farmer)
Mother's Name : Mrs. K. Poongodi (Homemaker)
Brothers / Sisters : 1 / nil
Food habits : Pure vegetarian
Mother tongue : Tamil
Complexion : Wheatish
Mobile (father) : +91 0 98430 55512
Alternate mobile : 98430–55513
Native : Gobichettipalayam
Expectations : Groom within 29, same caste, veg only`,
    facts: {
      name: 'K. Sangeetha',
      gender: 'bride',
      date_of_birth: '1997-09-21',
      time_of_birth: '05:40',
      place_of_birth: 'Erode',
      height: '165',
      birth_star: 'Uttara Phalguni',
      star_pada: '2',
      rasi: 'Kanya',
      lagnam: 'Dhanu',
      religion: 'Hindu',
      caste: 'Kongu Vellala Gounder',
      education: 'M.Com., B.Ed.',
      job: 'Accountant, Tiruppur',
      marital_status: 'Never Married',
      "father's_name": 'P. Kandasamy',
      "father's_job": 'Farmer',
      "mother's_name": 'K. Poongodi',
      "mother's_job": 'Homemaker',
      income: '3 to 5',
      brothers: '1',
      sisters: '0',
      diet: 'Vegetarian',
      mother_tongue: 'Tamil',
      phone_number: '+91 98430 55512',
      whose_phone: 'Father',
      second_phone_number: '+91 98430 55513',
      native_place: 'Gobichettipalayam',
      work_place: 'Tiruppur',
      location: 'Tiruppur',
    },
  },
  {
    language: 'Tamil',
    text: `🙏 மணமகன் விவரம் 🙏
பெயர் : செ. அருண்குமார்
பிறந்த தேதி : 14 ஜூன் 1994 செவ்வாய்க்கிழமை
பிறந்த நேரம் : மாலை 5.25 மணி
பிறந்த ஊர் : நாமக்கல்
நட்சத்திரம் : ஆயில்யம் 3-ம் பாதம், கடகம் ராசி
லக்னம் : விருச்சிகம்
மதம் : இந்து
சாதி : முதலியார்
உயரம் : 5 அடி 8 அங்குலம்
கல்வி : பி.இ. மெக்கானிக்கல்
தொழில் : பொறியாளர், ஓசூர்
சம்பளம் : மாதம் 45,000
திருமண நிலை : முதல் திருமணம்
தந்தை பெயர் : செல்வராஜ்
தந்தை தொழில் : வியாபாரம்
தாய் பெயர் : மல்லிகா
உடன் பிறந்தவர்கள் : ஒரு தங்கை
உணவு : அசைவம்
தாய்மொழி : தமிழ்
கைபேசி : ௯௮௪௩௦ ௫௫௫௧௪ (அப்பா)
முகவரி : 7, கடை வீதி,
நாமக்கல் 637001
எதிர்பார்ப்பு : 25 வயதுக்குள்`,
    facts: {
      name: 'செ. அருண்குமார்',
      gender: 'groom',
      date_of_birth: '1994-06-14',
      time_of_birth: '17:25',
      place_of_birth: 'நாமக்கல்',
      birth_star: 'Ashlesha',
      star_pada: '3',
      rasi: 'Karka',
      lagnam: 'Vrishchika',
      religion: 'Hindu',
      caste: 'முதலியார்',
      height: '173',
      education: 'பி.இ. மெக்கானிக்கல்',
      job: 'பொறியாளர், ஓசூர்',
      marital_status: 'Never Married',
      "father's_name": 'செல்வராஜ்',
      "father's_job": 'வியாபாரம்',
      "mother's_name": 'மல்லிகா',
      income: '5 to 7',
      sisters: '1',
      diet: 'Non-vegetarian',
      mother_tongue: 'Tamil',
      phone_number: '+91 98430 55514',
      whose_phone: 'Father',
      address: '7, கடை வீதி,\nநாமக்கல் 637001',
    },
  },
  {
    language: 'Tamil in English letters',
    text: `Ponnu jathagam
Peyar - Deepika R
Pirantha thethi - 3/11/98 kaalai 10.15
Oor - Pollachi
Madham - Hindu, Saathi - Vishwakarma
Natchathiram - Anusham, Viruchiga rasi
Lakkinam - Magaram
Chevvai dosham - illai
Uyaram - 163 cms
Padippu - B.Sc Nursing
Velai - Staff nurse, CBE
Mudhal thirumanam
Appa - Ramesh (tailor)
Amma - Geetha
Udan pirappu - 1 annan, 1 thangai
Unavu - saivam
Kaipesi - 98430 55515 / 98430 55516
Edhirparpu - arasu velai`,
    facts: {
      name: 'Deepika R',
      gender: 'bride',
      date_of_birth: '1998-11-03',
      time_of_birth: '10:15',
      place_of_birth: 'Pollachi',
      religion: 'Hindu',
      caste: 'Vishwakarma',
      birth_star: 'Anuradha',
      rasi: 'Vrishchika',
      lagnam: 'Makara',
      mangal_dosha: 'No',
      height: '163',
      education: 'B.Sc Nursing',
      job: 'Staff nurse, CBE',
      work_place: 'Coimbatore',
      marital_status: 'Never Married',
      "father's_name": 'Ramesh',
      "father's_job": 'tailor',
      "mother's_name": 'Geetha',
      brothers: '1',
      sisters: '1',
      diet: 'Vegetarian',
      phone_number: '+91 98430 55515',
      second_phone_number: '+91 98430 55516',
    },
  },
  {
    language: 'Hindi',
    text: `॥ श्री गणेशाय नमः ॥
वर परिचय
नाम : विकास शर्मा
जन्म तिथि : 23 अक्टूबर 1993
जन्म समय : सुबह 7.50
जन्म स्थान : जयपुर
राशि : कुंभ
नक्षत्र : शतभिषा
गोत्र : भारद्वाज
जाति : ब्राह्मण
मांगलिक : नहीं
कद : 5 फुट 10 इंच
शिक्षा : एम.बी.ए.
व्यवसाय : बैंक मैनेजर
वार्षिक आय : 9 लाख
वैवाहिक स्थिति : तलाकशुदा
पिता का नाम : श्री राजेन्द्र शर्मा
पिता का व्यवसाय : शिक्षक
माता का नाम : श्रीमती सरोज शर्मा
भाई बहन : 1 भाई, 1 बहन
भोजन : शाकाहारी
मोबाइल : 098430 55517
अपेक्षा : 30 तक`,
    facts: {
      name: 'विकास शर्मा',
      gender: 'groom',
      date_of_birth: '1993-10-23',
      time_of_birth: '07:50',
      place_of_birth: 'जयपुर',
      rasi: 'Kumbha',
      birth_star: 'Shatabhisha',
      gothram: 'भारद्वाज',
      caste: 'ब्राह्मण',
      mangal_dosha: 'No',
      height: '178',
      education: 'एम.बी.ए.',
      job: 'बैंक मैनेजर',
      marital_status: 'Divorced',
      "father's_name": 'राजेन्द्र शर्मा',
      "father's_job": 'शिक्षक',
      "mother's_name": 'सरोज शर्मा',
      income: '7 to 10',
      brothers: '1',
      sisters: '1',
      diet: 'Vegetarian',
      phone_number: '+91 98430 55517',
    },
  },
  {
    language: 'Malayalam',
    text: `വധു
പേര് : അഞ്ജലി മേനോൻ
ജനനത്തീയതി : 9 സെപ്റ്റംബർ 1999
ജനന സമയം : രാത്രി 9.35
സ്ഥലം : തൃശ്ശൂർ
നക്ഷത്രം : അത്തം (കന്നി കൂറ്)
മതം : ഹിന്ദു
ജാതി : മേനോൻ
ഉയരം : 5 അടി 3 ഇഞ്ച്
വിദ്യാഭ്യാസം : ബി.ടെക്
ജോലി : സോഫ്റ്റ്‌വെയർ എൻജിനീയർ, കൊച്ചി
വിവാഹനില : അവിവാഹിത
അച്ഛന്റെ പേര് : രാജഗോപാൽ
അമ്മയുടെ പേര് : ശ്രീലത
സഹോദരങ്ങൾ : 1
ഭക്ഷണം : സസ്യാഹാരി
മാതൃഭാഷ : മലയാളം
ഫോൺ : +91 98430 55518
പ്രതീക്ഷ : 25 മുതൽ 30 വരെ`,
    facts: {
      name: 'അഞ്ജലി മേനോൻ',
      gender: 'bride',
      date_of_birth: '1999-09-09',
      time_of_birth: '21:35',
      place_of_birth: 'തൃശ്ശൂർ',
      birth_star: 'Hasta',
      rasi: 'Kanya',
      religion: 'Hindu',
      caste: 'മേനോൻ',
      height: '160',
      education: 'ബി.ടെക്',
      job: 'സോഫ്റ്റ്‌വെയർ എൻജിനീയർ, കൊച്ചി',
      marital_status: 'Never Married',
      "father's_name": 'രാജഗോപാൽ',
      "mother's_name": 'ശ്രീലത',
      number_of_siblings: '1',
      diet: 'Vegetarian',
      mother_tongue: 'Malayalam',
      phone_number: '+91 98430 55518',
    },
  },
];

/** The facts of a biodata that are not read right, and the values that are wrong without a mark. */
function judge({ text, facts }: Biodata) {
  const { values } = readBiodata(text);
  const valueOf = (field: string) => values.find((value) => value.field === field)?.value ?? null;
  return {
    missed: Object.entries(facts).flatMap(([field, fact]) =>
      valueOf(field) === fact ? [] : [[field, fact, valueOf(field)]],
    ),
    wrong: values.filter(({ field, value, doubtful }) => !doubtful && value !== (facts[field] ?? null)),
  };
}

test.each(biodatas)('$language: each fact is read, and none is wrong without a mark', (biodata) => {
  expect(judge(biodata)).toEqual({ missed: [], wrong: [] });
});

test('the biodatas have more than a hundred facts', () => {
  expect(biodatas.flatMap(({ facts }) => Object.keys(facts)).length).toBeGreaterThan(100);
});
