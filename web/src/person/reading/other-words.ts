// What files and biodatas write instead of the register's words, and what the site prints in each language: a biodata of ours is read
// back. Stars and rasis: star-words.ts.
import hi from '@/texts/hi/person.json' with { type: 'json' };
import hiLists from '@/texts/hi/lists.json' with { type: 'json' };
import hiMore from '@/texts/hi/lists-member.json' with { type: 'json' };
import kn from '@/texts/kn/person.json' with { type: 'json' };
import knLists from '@/texts/kn/lists.json' with { type: 'json' };
import knMore from '@/texts/kn/lists-member.json' with { type: 'json' };
import ml from '@/texts/ml/person.json' with { type: 'json' };
import mlLists from '@/texts/ml/lists.json' with { type: 'json' };
import mlMore from '@/texts/ml/lists-member.json' with { type: 'json' };
import ta from '@/texts/ta/person.json' with { type: 'json' };
import taLists from '@/texts/ta/lists.json' with { type: 'json' };
import taMore from '@/texts/ta/lists-member.json' with { type: 'json' };
import te from '@/texts/te/person.json' with { type: 'json' };
import teLists from '@/texts/te/lists.json' with { type: 'json' };
import teMore from '@/texts/te/lists-member.json' with { type: 'json' };
import { zoneSynonyms } from '@/astrology/sky/zones';
import { describeField, type PersonField } from '@/person/fields';

const catalogues: readonly Readonly<Record<string, string>>[] = [ta, te, hi, kn, ml].map((labels, place) => ({
  ...labels,
  ...[taLists, teLists, hiLists, knLists, mlLists][place],
  ...[taMore, teMore, hiMore, knMore, mlMore][place],
}));

/** A text in Tamil, Telugu, Hindi, Kannada and Malayalam, as `person.field.name`. */
export const inEachLanguage = (id: string): string[] => catalogues.flatMap((texts) => texts[id] ?? []);

/** What the listed values of a list are called, by the word without blanks and signs: `lists.gender`. */
function wordsOfList(list: string): Record<string, string> {
  const found = catalogues
    .flatMap((texts) => Object.entries(texts))
    .filter(([id]) => id.startsWith(`${list}.`))
    .map(
      ([id, word]) =>
        [
          word
            .normalize('NFC')
            .toLowerCase()
            .replace(/[^\p{L}\p{M}+-]/gu, ''),
          id.slice(list.length + 1),
        ] as const,
    );
  return Object.fromEntries(found);
}

/** Turns lists of words, by what they mean, into what each word means. */
const byWord = (wordsOf: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(wordsOf).flatMap(([choice, lists]) =>
      lists.flatMap((words) => words.normalize('NFC').split(' ')).map((word): [string, string] => [word, choice]),
    ),
  );

const phoneOwners = {
  ...wordsOfList('lists-member.phoneOwner'),
  ...byWord({
    Self: [
      'self slf own वर वधू bride groom girl boy candidate பையன் பெண் പയ്യൻ പെണ്ണ് लड़का लड़की అబ్బాయి అమ్మాయి ಹುಡುಗ ಹುಡುಗಿ சொந்தம் स्वयं खुद',
    ],
    Father: [
      'father fathers fr dad daddy papa appa thanthai achan nanna naanna தந்தை அப்பா தகப்பனார் पिता पिताजी പിതാവ് അച്ഛൻ അപ്പൻ അപ്പച്ചൻ తండ్రి నాన్న ತಂದೆ ಅಪ್ಪ',
    ],
    Mother: ['mother mothers mom mummy amma thaai thayar தாய் தாயார் அம்மா माता माताजी माँ അമ്മ തായ മാതാവ് తల్లి అమ్మ ತಾಯಿ ಅಮ್ಮ'],
    Brother: [
      'brother brothers br bro anna annan thambi சகோதரர் அண்ணன் தம்பி भाई സഹോദരൻ ചേട്ടൻ సోదరుడు అన్న తమ్ముడు ಸಹೋದರ ಅಣ್ಣ ತಮ್ಮ',
    ],
    Sister: [
      'sister sisters sis akka thangai thangachi சகோதரி அக்கா தங்கை बहन दीदी സഹോദരി ചേച്ചി సోదరి అక్క చెల్లి ಸಹೋದರಿ ಅಕ್ಕ ತಂಗಿ',
    ],
    'Uncle or guardian': [
      'uncle uncles guardian guardians mama maama chithappa periyappa babai aunt aunty மாமா மாமன் சித்தப்பா பெரியப்பா பாதுகாவலர்',
      'मामा मामाजी चाचा अभिभावक അമ്മാവൻ రక్షകుడు మామయ్య బాబాయి ಮಾವ ಚಿಕ್ಕಪ್ಪ ಪೋಷಕರು',
    ],
    Other: ['others relative relation friend உறவினர் रिश्तेदार'],
  }),
};

/** The choices of fields by other words for them, in lowercase without blanks. */
export const otherWords: Readonly<Partial<Record<PersonField, Readonly<Record<string, string>>>>> = {
  // A word that may mean either side, as "B" and "Varan", or a rasi, as "Kanya", is left to the clerk.
  gender: {
    ...wordsOfList('lists.gender'),
    ...byWord({
      bride: [
        'brides female females f woman women girl girls lady ladies miss mrs daughter manamagal magal magalir mangai mankai pen penn ponnu',
        'mahila mahilai mahile stree stri sthree sthri ladki ladaki vadhu vadhuvu ammayi hennu hudugi magalu yuvathi yuvati',
        'பெண் பெண்மணி பொண்ணு மணமகள் மகள் மகளிர் மங்கை',
        'പെൺ പെണ് പെണ്ണ് പെൺകുട്ടി സ്ത്രീ യുവതി വധു വധുവിന്റെ മകൾ മകള്',
        'స్త్రీ మహిళ వధువు అమ్మాయి ఆడ యువతి కుమార్తె పెళ్లికూతురు పెళ్ళికూతురు',
        'ಹೆಣ್ಣು ಮಹಿಳೆ ಸ್ತ್ರೀ ವಧು ವಧುವಿನ ಹುಡುಗಿ ಮಗಳು ಯುವತಿ',
        'स्त्री महिला लड़की वधू वधु बेटी पुत्री औरत नारी युवती',
      ],
      groom: [
        'grooms bridegroom male males m man men boy boys mr son manamagan magan mappillai maappillai mapillai aan paiyan payyan',
        'purush purusha purushan purushudu ladka ladaka varudu magavadu abbayi abbai huduga',
        'ஆண் ஆண்மகன் மணமகன் மகன் மாப்பிள்ளை பையன்',
        'ആൺ ആണ് ആൺകുട്ടി പുരുഷൻ പുരുഷന് യുവാവ് വരൻ വരന് വരന്റെ മകൻ മകന്',
        'పురుషుడు పురుష మగ మగవాడు వరుడు వరుని వరుడి యువకుడు అబ్బాయి పెళ్లికొడుకు పెళ్ళికొడుకు',
        'ಗಂಡು ಪುರುಷ ವರ ವರನ ಹುಡುಗ ಮಗ ಯುವಕ',
        'पुरुष लड़का लड़के वर बेटा पुत्र मर्द युवक',
      ],
    }),
  },
  birth_time_certainty: { approx: 'Approximate', unknown: 'Not known', dontknow: 'Not known' },
  birth_zone: zoneSynonyms,
  marital_status: {
    ...wordsOfList('lists-member.maritalStatus'),
    ...byWord({
      'Never Married': [
        'unmarried single bachelor spinster notmarried never firstmarriage stmarriage mudhalthirumanam muthalthirumanam',
        'mudhalkalyanam fresh முதல்திருமணம் முதல்மணம் पहलीशादी पहलाविवाह ആദ്യവിവാഹം మొదటిపెళ్లి మొదటివివాహం ಮೊದಲಮದುವೆ',
        'திருமணமாகவில்லை மணமாகாதவர் कुंवारा कुंवारी कुँवारा कुँवारी ಅವಿವಾಹಿತ ಅವಿವಾಹಿತೆ',
        'திருமணமாகாதவர் திருமணமாகாத അവിവാഹിതൻ അവിവാഹിത అవివాహిత అవివాహితుడు పెళ్ళికానివారు పెళ్లికానివారు अविवाहित अविवाहिता',
      ],
      Divorced: [
        'divorcee div விவாகரத்துஆகிவிட்டது விவாகரத்தாகிவிட்டது விவாகரத்தானவர் விவாகரத்துஆனவர் விவாகரத்து तलाकशुदा വിവാഹമോചിതൻ വിവാഹമോചിത വിവാഹമോചിതന് విడాకులు ವಿಚ್ಛೇದಿತ ವಿಚ್ಛೇದಿತೆ',
      ],
      Widowed: ['widow widower விதவை विधवा विधुर വിധവ വിഭാര്യൻ വിഭാര്യന് వితంతువు ವಿಧವೆ ವಿಧುರ'],
    }),
  },
  religion: {
    ...wordsOfList('lists.religion'),
    ...byWord({
      Hindu: ['hinduism இந்து हिन्दू हिंदू ഹിന്ദു హిందూ హిందువు ಹಿಂದೂ'],
      Muslim: ['islam islamic முஸ்லிம் இஸ்லாம் मुस्लिम മുസ്ലിം ముస్లిం ಮುಸ್ಲಿಂ'],
      Christian: [
        'christianity rc romancatholic csi கிறிஸ்தவர் கிறிஸ்தவம் கிறிஸ்தவன் கிறிஸ்துவர் கிறித்தவர்',
        'ക്രിസ്ത്യൻ ക്രിസ്ത്യാനി క్రైస్తవ క్రైస్తవులు క్రైస్తవుడు ಕ್ರೈಸ್ತ ईसाई',
      ],
    }),
  },
  mother_tongue: {
    ...wordsOfList('lists-member.motherTongue'),
    ...byWord({
      Tamil: ['thamizh tamizh thamil தமிழ்'],
      Malayalam: ['malayali malayalee മലയാളം மலையாளம்'],
      Telugu: ['telegu తెలుగు தெலுங்கு'],
      Kannada: ['kannadam ಕನ್ನಡ கன்னடம்'],
      Hindi: ['हिन्दी हिंदी'],
    }),
  },
  whose_phone: phoneOwners,
  whose_second_phone: phoneOwners,
  diet: {
    ...wordsOfList('lists-member.diet'),
    ...byWord({
      Vegetarian: [
        'v veg pureveg purevegonly vegonly onlyveg purevegetarian vegitarian saivam',
        'சைவம் शाकाहारी സസ്യാഹാരം സസ്യാഹാരി സസ്യഭുക്ക് వెజ్ శాకాహారం శాకాహారి ಸಸ್ಯಾಹಾರಿ',
      ],
      Eggetarian: ['egg eggitarian eggtarian'],
      'Non-vegetarian': [
        'nv nonveg nonvegitarian asaivam அசைவம் मांसाहारी നോൺവെജ് നോൺവെജിറ്റേറിയൻ മാംസാഹാരി',
        'నాన్వెజ్ మాంసాహారం మాంసాహారి ಮಾಂಸಾಹಾರಿ',
      ],
    }),
  },
  chart_almanac: {
    drik: 'Thirukanitha',
    thirukanitham: 'Thirukanitha',
    thirukkanitham: 'Thirukanitha',
    vakyam: 'Vakya',
    vakiyam: 'Vakya',
    unknown: 'Not known',
  },
  mangal_dosha: {
    ...wordsOfList('lists-member.mangalDosha'),
    ...byWord({
      Yes: ['true manglik undu irukku iruku ullathu ulladhu உண்டு உள்ளது இருக்கு हाँ हां ഉണ്ട് ఉంది ಇದೆ'],
      No: [
        'false nonmanglik nil none illai nahi nahin nodosham nodosha withoutdosham suddham sutham suddha sudha suttha suththa',
        'suddhajathagam suththajathagam suthajathagam sudhajathagam suddhajathakam sudhajathakam suddhajadhagam இல்லை नहीं नही ഇല്ല లేదు ಇಲ್ಲ',
      ],
      'Anshik (partial)': ['anshik partial slight saumya saumy सौम्य'],
      "Don't know": ['notknown'],
    }),
  },
};

/** Fields whose word alone on a line says what it is: "Unmarried", "Veg", "Hindu", "Tamil". */
const fieldsByWord = new Map(
  (['marital_status', 'diet', 'religion', 'mother_tongue'] as const).flatMap((field) => {
    const description = describeField(field);
    const choices = description.kind === 'choice' ? description.choices : [];
    return [...choices.map((choice) => choice.toLowerCase()), ...Object.keys(otherWords[field] ?? {})]
      .filter((word) => word.length > 1)
      .map((word) => [word.replace(/[^\p{L}\p{M}]/gu, ''), field] as const);
  }),
);

/** The field of a line that is one word of a list; undefined for any other. */
export const fieldOfWord = (line: string): PersonField | undefined =>
  line.length > 30 ? undefined : fieldsByWord.get(line.toLowerCase().replace(/[^\p{L}\p{M}]/gu, ''));
