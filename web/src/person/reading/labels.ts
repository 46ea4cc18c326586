// What families write before a value, and bureaus over a column, in several languages and spellings.
import { describeField, isPersonField, labelOf, personFields, type PersonField } from '@/person/fields';
import { inEachLanguage, otherWords } from '@/person/reading/other-words';
import { foldLetters, inEnglishLetters } from '@/person/reading/star-words';
import english from '@/texts/en/person.json' with { type: 'json' };
import type { ShownLanguage } from '@/texts/languages';
import { getLanguage } from '@/texts/texts';

/** A label without blanks and signs: letters, vowel signs and digits of any script. */
export function simplifyLabel(label: string): string {
  return label
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|[\u200c\u200d]/gu, '');
}

/**
 * Labels of a part of a field, because the parts of a name are joined. Labels of the family's wishes, of the registered
 * daughter or son, and of other facts without a field.
 */
type OtherLabel = 'first_name' | 'last_name' | 'initial' | 'parents' | 'profile_for' | 'wishes' | 'none';
export type Label = PersonField | OtherLabel;

/** The heading of a field in files, in every language: its English label. */
export const headingOf = (field: PersonField): string => english[`person.field.${field}`];

/** By field, beside its heading and its label on screen. */
export const labels: Readonly<Partial<Record<Label, string>>> = {
  name: 'Nm, Bd, மணமகன், மணமகள், வரன் பெயர், వధువు పేరు, వరుడి పేరు, വധുവിന്റെ പേര്, വരന്റെ പേര്, वर का नाम, वधू का नाम, लड़के का नाम, लड़की का नाम, Candidate name, Full name, Name of the bride, Name of the groom, Name of bride, Name of groom, Bride name, Groom name, Brides name, Grooms name, Girl name, Boy name, Name of the girl, Name of the boy, Name of girl, Name of boy, Mr/Mrs, Mr/Miss, Mr/Ms, Naam, Peru, மணமகள் பெயர், மணமகன் பெயர், पूरा नाम, Name of candidate, Name of the candidate, ವಧುವಿನ ಹೆಸರು, ವರನ ಹೆಸರು, ಹುಡುಗಿಯ ಹೆಸರು, ಹುಡುಗನ ಹೆಸರು',
  own_script_name:
    'Name in Tamil, Name in Malayalam, Name in Telugu, Name in Kannada, Name in Hindi, Name in mother tongue, Name in regional language',
  gender:
    'Sex, பாலினம், பால், लिंग, ലിംഗം, లింగం, ಲಿಂಗ, Bride / groom, Male / female, M / F, ஆ/பெ, ஆண்/பெண், लड़का/लड़की, पुरुष/महिला, ആൺ/പെൺ, പുരുഷൻ/സ്ത്രീ, పు/స్త్రీ, పురుషుడు/స్త్రీ, ಗಂಡು/ಹೆಣ್ಣು, ಪು/ಸ್ತ್ರೀ',
  date_of_birth:
    'Dt of birth, డేట్ ఆఫ్ బర్త్, டேட் ஆஃப் பர்த், डेट ऑफ बर्थ, ഡേറ്റ് ഓഫ് ബർത്ത്, ಡೇಟ್ ಆಫ್ ಬರ್ತ್, Born, పుట్టిన తేది, జన్మ తేది, ജനനതിയതി, D.O.B, Janam tithi, Janam tareekh, Huttida dinanka, Birth date, Born on, Birthday, Janm tithi, Janm tarikh, பிறந்த நாள், பிறந்த திகதி, பி.தேதி, जन्म तिथि, जन्म दिनांक, ജനന തീയതി, പിറന്ന തീയതി, జన్మ తేదీ, Date of birth (DOB), DOB date, ಜನ್ಮ ದಿನಾಂಕ, ಜನನ ದಿನಾಂಕ, ജനനം, जन्म',
  age: 'आयु, വയസ്സ്, వయస్సు, Age in years, ವಯಸು',
  time_of_birth:
    'Birth time, T.O.B, Janam samay, Time, Janm samay, జన్మ సమయం, Birth time (TOB), நேரம், समय, സമയം, సమయం, ಸಮಯ, ಜನ್ಮ ಸಮಯ, ಜನನ ಸಮಯ, ಹುಟ್ಟಿದ ವೇಳೆ, Neram',
  birth_time_certainty: 'Certainty of birth time, Birth time accuracy',
  place_of_birth:
    'Birth place, P.O.B, Janam sthan, Born at, Born in, Janm sthan, பிறந்த இடம், పుట్టిన స్థలం, జన్మ స్థలం, Birth city, ಜನ್ಮ ಸ್ಥಳ, ಜನನ ಸ್ಥಳ, ಹುಟ್ಟಿದ ಊರು',
  birth_coordinates: 'Latitude and longitude, Lat long',
  birth_zone: 'Time zone, Birth time zone',
  religion: 'Denomination, Dharm, Matham, Madham, ಮತ',
  caste:
    'Jamath, Jamaat, Inam, உட்பிரிவு, உபஜாதி, उपजाति, ഉപജാതി, ఉప కులం, ಒಳಪಂಗಡ, Sub sect, Caste subcaste, Sub caste, Sect, Community, Jathi, Jaati, Saathi, Saadhi, Sathi, ஜாதி, இனம், ಪಂಗಡ, ಉಪಜಾತಿ, Jaathi',
  gothram: 'Gotr, स्वयं गोत्र, स्वगोत्र, Gothram or kulam, Gotra, கோத்ரம், Gothram / Kulam',
  kulam: 'Koottam, Kootam, Kuttam, Kula, Clan, கூட்டம், குல, கூட்டம் (குலம்), Kulam / Koottam, ಕುಲ, ಬೆಡಗು',
  native_place:
    "Ntv, స్వగ్రామం, స్వస్థలం, कुटुंब मूल, കുടുംബവീട്, Nat, Nativity, Mul gaon, Mool gaon, Sontha oor, Sondha oor, मूल गांव, मूल गाँव, पैतृक, पैतृक गांव, Natives of, Native of, Hails from, Hailing from, Father native, Father's native, Father native place, Father's native place, தந்தை ஊர், தந்தையின் ஊர், தந்தை சொந்த ஊர், தந்தையின் சொந்த ஊர், Native, Native town, Native city, Native village, Hometown, பூர்வீகம், मूल स्थान, पैतृक निवास, जन्मभूमि, സ്വന്തം നാട്, നാട്, సొంత ఊరు, సొంతూరు, ಸ್ವಂತ ಸ್ಥಳ, ಮೂಲ ಊರು, ಹುಟ್ಟೂರು, Mool niwas, मूल निवासी",
  work_place:
    'Working place, Place of job, Place of working, Work location, Working location, Job location, Job place, Office location, Place of employment, Working city, Work city, பணியிடம், பணி இடம், பணி புரியும் இடம், வேலை இடம், வேலை செய்யும் இடம், வேலை பார்க்கும் இடம், कार्यस्थल, कार्य स्थान, नौकरी स्थान, कार्यक्षेत्र, ജോലി ചെയ്യുന്ന സ്ഥലം, ఉద్యోగ స్థలం, పని చేసే స్థలం, పని స్థలం, ಕೆಲಸದ ಸ್ಥಳ, ಉದ್ಯೋಗ ಸ್ಥಳ, ಕೆಲಸ ಮಾಡುವ ಸ್ಥಳ, Posting, పని ప్రదేశం',
  children:
    'No of children, Number of children, Kids, No of kids, Number of kids, Child, குழந்தை, குழந்தைகள் எண்ணிக்கை, संतान, बच्चों की संख्या, മക്കൾ, സന്താനം, సంతానం, పిల్లల సంఖ్య, ಮಕ್ಕಳ ಸಂಖ್ಯೆ',
  assets:
    'Asthi, Asset, Asset details, Assets details, Property, Properties, Property details, Sothu, Soththu, சொத்துக்கள், சொத்து விவரம், சொத்து மதிப்பு, சொத்து விபரம், जायदाद, संपत्ति का विवरण, सम्पत्ति, സ്വത്തുക്കൾ, സ്വത്ത് വിവരം, ఆస్తులు, ఆస్తి వివరాలు, ఆస్తిపాస్తులు, ಆಸ್ತಿಗಳು, ಆಸ್ತಿಪಾಸ್ತಿ, ಆಸ್ತಿ ವಿವರ',
  location:
    'Present, Present town, ಈಗಿನ ವಾಸ, ಈಗಿನ ಊರು, ఇప్పటి నివాసం, இப்போது வசிப்பது, தற்போதைய ஊர், Parents stay at, Parents settled at, Parents at, Presently parents stay at, Parents staying at, Parents living at, Res, Resident, Residing, Now at, Now in, Now settled at, Now settled in, Presently, Presently at, Presently in, Presently residing at, Present residence, Currently at, Currently in, Settled at, Settled in, Living at, Staying at, Staying in, Sadhya, தற்போது, தற்சமயம், வசிப்பது, वर्तमान, वर्तमान निवास, ప్రస్తుతం, ఉండేది, నివాసం, ವಾಸ, ಪ್ರಸ್ತುತ, താമസം, ഇപ്പോൾ താമസം, വീട്, City, Home city, Current city, Present city, Living in, Residing at, Residing in, Residence, Current location, Oor, ஊர், வசிப்பிடம், இருப்பிடம், निवास, Place, Town, District, Present place, Idam, இடம், स्थान, స్థలం, ಸ್ಥಳ',
  mother_tongue: 'Language, Thaimozhi',
  marital_status: 'M/S, Status, Marital, Married or unmarried, വിവാഹനില, Marital status (married), Married',
  diet: 'Food, Diet preference, Food preference, Food habit, Food habits, Eating habits, உணவு, भोजन, ഭക്ഷണം, ಆಹಾರ',
  height: 'హైట్, ஹைட், हाइट, ഹൈറ്റ്, ಹೈಟ್, Ht, Ettu, Kad, लंबाई, ऊंचाई, Height (cm), Height in cm, Hgt, Height ft, Height feet',
  birth_star:
    'Nak, Star, Natchatram, Naal, நட்சத்திரம், ஜென்ம நட்சத்திரம், नक्षत्र, നക്ഷത്രം, നാൾ, നാള്, నక్షత్రం, Star name, Birth star (nakshatra), Nakshtra, Nakshatharam, ನಕ್ಷತ್ರ',
  star_pada: 'Padam, Paada, Paadam, Patham, Charan, Paatham, Paadham',
  rasi: 'Ras, Rashi, Raasi, Raashi, Moon sign, Zodiac, Janma rasi, இராசி, राशि, രാശി, കൂറ്, రాశి, Raasi name, Zodiac sign, ರಾಶಿ',
  lagnam: 'Laknam, Lakkinam, லக்கனம், Lagna, Ascendant, லக்கினம், Lagnum',
  chart_almanac: 'Almanac, Panchangam',
  mangal_dosha:
    'Mgl, Mangal, Kuja dosham, Chovva dosham, Sevvai dosham, செவ்வாய், செவ்வாய் தோஷம், मंगल, कुज दोष, ചൊവ്വാദോഷം, ചൊവ്വ ദോഷം, కుజ దోషం, ಕುಜ ದೋಷ, Mangal dosh, Manglik, Mangalik, Chevvai dosham, Sevvai, मांगलिक',
  other_dosha: 'Dosham, Dosha, Rahu kethu, Ragu kethu, தோஷம், दोष, ദോഷം, దోషం, ದೋಷ, Other doshas',
  education:
    'ವಿದ್ಯೆ, Qual, Qualfn, Qlfn, Padippu, ఎడ్యుకేషన్, எஜுகேஷன், एजुकेशन, എജ്യുക്കേഷൻ, ಎಜುಕೇಶನ್, പഠിപ്പ്, Education qualification, Educational qualification, Educational qualifications, Qualification, Qualifications, Quali, Edu, Studies, Degree, கல்வித் தகுதி, கல்வி தகுதி, படிப்பு, शैक्षणिक योग्यता, योग्यता, చదువు, Edn, Study, ವಿದ್ಯಾಭ್ಯಾಸ, ಓದು, ವಿದ್ಯಾರ್ಹತೆ',
  job: 'Svc, Occ, Occpn, Service, Job and company, Velai, జాబ్, ஜாப், जॉब, ജോബ്, ಜಾಬ್, Job title, Kaam, कार्य, काम, Occupation, Profession, Work, Working, Working as, Working in, Working at, Employment, Designation, Job details, Naukri, தொழில், பணி, நிறுவனம், Company, Company name, Name of company, Employer, Organisation, Organization, Work company, कंपनी, കമ്പനി, కంపెనీ, ಕಂಪನಿ, கம்பெனி, व्यवसाय, नौकरी, వృత్తి, ಉದ್ಯೋಗ, ವೃತ್ತಿ',
  "father's_name":
    'Fr, അപ്പൻ, അപ്പച്ചൻ, Appa peru, தகப்பனார், Thandri, Thande, Father, Father name, Name of father, Appa, Appa peyar, Appa name, Pita, Pita ka naam, Achan, Nanna, S/o, D/o, Son of, Daughter of, தந்தை, தந்தை பெயர், தகப்பனார் பெயர், அப்பா, पिता, पिताजी, അച്ഛൻ, പിതാവ്, തന്തയുടെ പേര്, తండ్రి, ತಂದೆ, ತಂದೆ ಹೆಸರು',
  "mother's_name":
    'Amma peru, അമ്മച്ചി, Thalli, Thayi, Tayi, Mother, Mother name, Name of mother, Amma, Amma peyar, Amma name, Mata, Mata ka naam, Thaai, Thai peyar, தாய், தாய் பெயர், தாயார், தாயார் பெயர், அம்மா, माता, माताजी, അമ്മ, മാതാവ്, తల్లి, ತಾಯಿ, ತಾಯಿ ಹೆಸರು',
  "father's_job":
    "Father occ, Father's occupation, Father occupation, Father job, Father's profession, Father profession, Occupation of father, Father work, Appa thozhil, Appa velai, தந்தை தொழில், தந்தை வேலை, पिता का व्यवसाय, తండ్రి వృత్తి, ತಂದೆಯ ಉದ್ಯೋಗ, ತಂದೆಯ ವೃತ್ತಿ, ತಂದೆ ಉದ್ಯೋಗ",
  "mother's_job":
    "Mother occ, Mother's occupation, Mother occupation, Mother job, Mother's profession, Mother profession, Occupation of mother, Mother work, Amma thozhil, Amma velai, Thaai thozhil, தாய் தொழில், தாய் வேலை, माता का व्यवसाय, తల్లి వృత్తి, ತಾಯಿಯ ಉದ್ಯೋಗ, ತಾಯಿಯ ವೃತ್ತಿ, ತಾಯಿ ಉದ್ಯೋಗ",
  number_of_siblings:
    'B / S, Sibs, Sib, Sblngs, സഹോദരങ്ങൾ, Siblings, Sibling, Bro/Sis, No of siblings, Sibling details, Brothers and sisters, Brother and sister, Brother sister, Brothers sisters, உடன் பிறப்பு, உடன்பிறப்புகள், உடன்பிறந்தோர், உடன் பிறந்தவர்கள், भाई बहन, తోబుట్టువులు, Koodapiranthavargal, ಒಡಹುಟ್ಟಿದವರು, ಸಹೋದರ ಸಹೋದರಿಯರು',
  phone_number:
    "Ct, Wp, வாட்ஸ்ஆப், ವಾಟ್ಸಾಪ್, വാട്സ്ആപ്പ്, వాట్సాప్, Appa no, Amma no, Appa number, Amma number, Ph nos, కాంటాక్ట్, கான்டாக்ட், कॉन्टैक्ट, सम्पर्क, सम्पर्क सूत्र, संपर्क सूत्र, సెల్, సెల్ నంబర్, సంప్రదించండి, ఫోన్ నెంబర్, ബന്ധപ്പെടുക, ഫോൺ നമ്പർ, മൊബൈൽ നമ്പർ, ಮೊಬೈಲ್ ನಂಬರ್, போன் நம்பர், ஃபோன், வாட்ஸ்அப், வாட்ஸப், Phone no, Ph, Ph no, Mobile, Mobile no, Mobile number, Mob, Mob no, Cell, Cell no, Cell number, Contact, Contact no, Contact number, Contact numbers, Contact details, Whatsapp, Whatsapp no, Whatsapp number, Call, Tel, Landline, Father's number, Father mobile, Father's mobile, Mother's mobile, Phone father, Phone mother, தொலைபேசி எண், கைபேசி, கைபேசி எண், அலைபேசி, தொடர்பு, தொடர்புக்கு, தொடர்பு எண், செல், செல் எண், மொபைல், போன், मोबाइल, मोबाइल नंबर, मोबाइल नं, मो, मो नं, फोन, फोन नंबर, संपर्क, संपर्क नंबर, ഫോണ്, മൊബൈൽ, ఫోన్ నంబర్, మొబైల్, Telephone, Phone nos, Mobile nos, Mobile phone, Phone 1, Mobile 1, Mother's number, Mother mobile, Brother mobile, Brother's mobile, Sister's mobile, Father no, Mother no, Father phone, Mother phone, Father's phone, Mother's phone, Parents mobile, Guardian mobile, Father phone number, Father's phone number, Phone number of father, Father mobile number, Father's mobile number, Father contact number, Mother phone number, Mother's phone number, Phone number of mother, Mother mobile number, Mother's mobile number, Parents contact number, Parents mobile number, ಮೊಬೈಲ್, ಮೊಬೈಲ್ ಸಂಖ್ಯೆ, ದೂರವಾಣಿ, ದೂರವಾಣಿ ಸಂಖ್ಯೆ, ಸಂಪರ್ಕ, ಸಂಪರ್ಕಿಸಿ, మొ, ಮೊ, Sampark",
  whose_phone: 'Contact person, Phone of, Number of, Relation, Relationship, Contact relation',
  second_phone_number:
    'Other numbers, Other nos, Other phone numbers, Other contact numbers, Phone 2, Home phone, Alternate no, Alternative no, Mobile 2, Second mobile, Second phone, Other phone, Other mobile, Other number, Alternate number, Alternate mobile, Alternative number, Alternative mobile, Alternate phone, Alt mobile, Alt no, Secondary number, Additional number, Mobile no 2, Phone no 2, Contact 2, Contact no 2, Alternate phone number, Alternate mobile number, Alternate contact number, Alternative phone number, Alternative mobile number, Second mobile number, Secondary mobile number',
  email: 'Mail, Mail id, Email id, Email address',
  address:
    'Addr, Add, Adrs, Present add, Permanent add, Permanent addr, Perm add, Perm addr, Resi, Resi add, Resi addr, Res add, Residence address, Home addr, Contact addr, அட்ரஸ், வீட்டு அட்ரஸ், एड्रेस, घर का पता, അഡ്രസ്, അഡ്രസ്സ്, വീട്ടുവിലാസം, అడ్రస్, అడ్రెస్, శాశ్వత చిరునామా, ಅಡ್ರೆಸ್, ಮನೆ ವಿಳಾಸ, ಶಾಶ್ವತ ವಿಳಾಸ, House name, Pata, Current address, Communication address, Address for communication, वर्तमान पता, स्थायी पता, निवास का पता, தற்போதைய முகவரி, நிரந்தர முகவரி, வீட்டு முகவரி, ప్రస్తుత చిరునామా, ఇంటి చిరునామా, ಪ್ರಸ್ತುತ ವಿಳಾಸ, ಖಾಯಂ ವಿಳಾಸ, നിലവിലെ വിലാസം, സ്ഥിര മേൽവിലാസം, Residential address, Permanent address, Present address, Contact address, Home address, விலாசம், മേൽവിലാസം, Postal address, Full address',
  old_number:
    'Reg no, Reg number, Registration no, Registration number, Register no, Register number, ID no, ID number, Profile no, Profile number, Profile id, File no, File number, Our no, Ref no, Reference no, பதிவு எண், पंजीकरण संख्या',
  brothers:
    'Bro, Bros, అన్నదమ్ములు, Brother, Brothers no, No of brothers, Number of brothers, Brother details, Elder brother, Elder brothers, Younger brother, Younger brothers, Anna, Annan, Anna thambi, சகோதரர், சகோதரன், அண்ணன், தம்பி, அண்ணன் தம்பி, भाइयों की संख्या, സഹോദരൻ, సోదరులు, సోదరుడు, అన్నలు, తమ్ముళ్లు, ಸಹೋದರರು, ಸಹೋದರ, ಅಣ್ಣ ತಮ್ಮ, ಅಣ್ಣ, ತಮ್ಮ, ಅಣ್ಣಂದಿರು, ತಮ್ಮಂದಿರು, అన్న, అన్నయ్య, తమ్ముడు, తమ్ముళ్ళు, ചേട്ടൻ, അനിയൻ, അനുജൻ, ജ്യേഷ്ഠൻ, ചേട്ടന്മാർ, बड़ा भाई, छोटा भाई, बड़े भाई, छोटे भाई, Bhai, அண்ணா, தம்பிகள், அண்ணன்கள், Thamma',
  sisters:
    'Sis, అక్కచెల్లెళ్లు, Sister, Sisters no, No of sisters, Number of sisters, Sister details, Elder sister, Elder sisters, Younger sister, Younger sisters, Akka, சகோதரி, அக்கா, தங்கை, அக்கா தங்கை, बहन, बहनों की संख्या, സഹോദരി, సోదరీమణులు, సోదరి, అక్కలు, చెల్లెళ్లు, ಸಹೋದರಿಯರು, ಸಹೋದರಿ, ಅಕ್ಕ ತಂಗಿ, ಅಕ್ಕ, ತಂಗಿ, ಅಕ್ಕಂದಿರು, ತಂಗಿಯರು, అక్క, చెల్లి, చెల్లెలు, చెల్లెళ్ళు, అక్కచెల్లెళ్ళు, అక్కచెల్లెల్లు, ചേച്ചി, അനിയത്തി, അനുജത്തി, ചേച്ചിമാർ, बड़ी बहन, छोटी बहन, बहिन, Behen, Behan, Bahan, Badi behen, Choti behen, அக்காள், தங்கச்சி, தங்கைகள், அக்காக்கள், Chelli, Chechi, Thangi',
  married_brothers: 'No of married brothers, Number of married brothers',
  married_sisters: 'No of married sisters, Number of married sisters',
  wishes:
    'ಬೇಕಾದ ವರ, ಬೇಕಾದ ವಧು, కోరుకునే వధువు, కోరుకునే వరుడు, താല്പര്യം, താത്പര്യം, ആവശ്യം, ആവശ്യങ്ങൾ, Exp, Expn, Apeksha, Demand, Boy expectation, Girl expectation, What do you expect, Ethirparpu, Ethirpaarpu, కోరిక, కోరికలు, ఆశిస్తున్నది, ಅಪೇಕ್ಷೆ, ಅಪೇಕ್ಷೆಗಳು, ആഗ്രഹം, ആഗ്രഹങ്ങൾ, इच्छा, पसंद, விருப்பம், Expectation, Expectations, Our expectation, Our expectations, Expecting, Expected, Looking for, Seeking, Need, Wanted, Partner preference, Partner preferences, Partner expectation, Partner expectations, Preference, Preferences, Requirement, Requirements, எதிர்பார்ப்பு, எதிர்பார்ப்புகள், अपेक्षा, अपेक्षाएं, अपेक्षाएँ, പ്രതീക്ഷ, പ്രതീക്ഷകൾ, వరుడి అంచనాలు, అంచనాలు, ನಿರೀಕ್ಷೆ, ನಿರೀಕ್ಷೆಗಳು',
  first_name: 'First name, Given name, Forename, முதல் பெயர், पहला नाम, प्रथम नाम, ആദ്യനാമം, ആദ്യ പേര്, మొదటి పేరు, ಮೊದಲ ಹೆಸರು',
  last_name:
    'Last name, Intiperu, Surname, Family name, கடைசி பெயர், குடும்பப் பெயர், குடும்ப பெயர், उपनाम, कुलनाम, अंतिम नाम, കുടുംബപ്പേര്, അവസാന പേര്, ఇంటి పేరు, చివరి పేరు, ಕೊನೆಯ ಹೆಸರು, ಕುಟುಂಬದ ಹೆಸರು',
  initial:
    "Initial, Initials, Father initial, Father's initial, Name initial, Initial of father, முதலெழுத்து, தலைப்பெழுத்து, இனிஷியல், इनिशियल, ഇനീഷ്യൽ, ഇനിഷ്യൽ, ఇనీషియల్, ఇనిషియల్, ಇನಿಶಿಯಲ್",
  parents: 'Parents, Parents name, பெற்றோர், माता पिता, మాతాపితలు, తల్లిదండ్రులు, മാതാപിതാക്കൾ, ತಂದೆ ತಾಯಿ',
  profile_for:
    'This profile is for, Profile is for, Profile for, Profile created for, Registering for, Registration for, Looking match for',
  income:
    'Gross salary, Net salary, Gross income, Pkg, Income LPA, Salary LPA, CTC LPA, Income in lakhs, Salary in lakhs, Sal, Sambalam, Annual CTC, Yearly CTC, Annual package, Yearly package, Take home salary, Salary, Annual income, Yearly income, Monthly income, Annual salary, Yearly salary, Monthly salary, Salary (monthly), Jeetham, Jeetam, CTC, Salary package, Income per annum, Income per month, Salary per month, Salary per annum, சம்பளம், வருமானம், மாத வருமானம், மாத சம்பளம், ஆண்டு வருமானம், வருட வருமானம், ஆண்டு சம்பளம், वेतन, आय, मासिक आय, वार्षिक आय, मासिक वेतन, वार्षिक वेतन, सालाना आय, ശമ്പളം, വരുമാനം, മാസ വരുമാനം, മാസ ശമ്പളം, പ്രതിമാസ വരുമാനം, വാർഷിക വരുമാനം, వార్షిక ఆదాయం, నెలసరి ఆదాయం, నెల జీతం, నెలవారీ ఆదాయం, జీతం, ఆదాయం, ಸಂಬಳ, ಆದಾಯ, ವರಮಾನ, ತಿಂಗಳ ಸಂಬಳ, ಮಾಸಿಕ ಆದಾಯ, ವಾರ್ಷಿಕ ಆದಾಯ, Package, पैकेज',
  none: 'Cplx, Color, Wgt, Blood, Gan, Gana, Nadi, Devak, Varna, Niram, Dadaji, वर्ण, गण, नाड़ी, नाडी, आस्पद, दादाजी, मामा गोत्र, రంగు, బరువు, ಬಣ್ಣ, ತೂಕ, ഇടവക, തൂക്കം, Day, நாள், Kovil, Church, Weight, Wt, Complexion, Colour, Blood group, Hobbies, Family income, Father income, Mother income, எடை, நிறம், वजन, रंग, നിറം',
};

function isLabel(name: string): name is Label {
  return Object.hasOwn(labels, name);
}

/** The labels as they are written, and as they sound in English letters: null where a sound has two meanings. */
const known = new Map<string, Label>();
const folded = new Map<string, Label>();
const ofScripts = new Map<string, Label | null>();
for (const field of [...personFields, ...Object.keys(labels).filter(isLabel)]) {
  const ofField = isPersonField(field) ? [field, headingOf(field), ...inEachLanguage(`person.field.${field}`)] : [];
  for (const label of [...ofField, ...(labels[field]?.split(', ') ?? [])]) {
    known.set(simplifyLabel(label), field);
    const sound = foldLetters(inEnglishLetters(simplifyLabel(label)));
    if (/^[ -~]+$/.test(label)) folded.set(sound, field);
    else ofScripts.set(sound, (ofScripts.get(sound) ?? field) === field ? field : null);
  }
}

/** The fields by their labels on screen, in each language that was shown. */
const onScreen = new Map<ShownLanguage, ReadonlyMap<string, PersonField>>();

function labelsOnScreen(): ReadonlyMap<string, PersonField> {
  const language = getLanguage();
  const shown =
    onScreen.get(language) ?? new Map(personFields.map((field) => [simplifyLabel(labelOf(field)), field] as const));
  onScreen.set(language, shown);
  return shown;
}

/** Shorter labels in another spelling are other words. */
const shortestFolded = 5;

/** The field of a label in any spelling: "Date of Birth", "date_of_birth" and "DOB" are the same. Nothing else may stand there. */
function lookUp(label: string): Label | null {
  const name = simplifyLabel(label);
  if (name === '') return null;
  const exact = known.get(name) ?? labelsOnScreen().get(name);
  // No letter sounds longer than two.
  if (exact !== undefined || 2 * name.length < shortestFolded) return exact ?? null;
  const sound = foldLetters(name);
  return sound.length < shortestFolded ? null : (folded.get(sound) ?? ofScripts.get(sound) ?? null);
}

/** Shorter labels differ from other words in one letter only. */
const shortestMistyped = 6;

/** Whether two words differ in one letter: another, a missing or a further one, or two that changed places. */
function differInOne(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  const turned = `${short[at + 1] ?? ''}${short[at] ?? ''}${short.slice(at + 2)}`;
  return long.slice(at + 1) === short.slice(at + 1) || long.slice(at) === turned;
}

const mistyped = new Map<string, Label | null>();

/** The field of a label with a slip of the keyboard: "Hieght", "Qualifcation". Null where it may be of two. */
function lookUpMistyped(label: string): Label | null {
  const name = simplifyLabel(label);
  if (!/^[a-z]+$/.test(name) || name.length < shortestMistyped || name.length > 25) return null;
  const before = mistyped.get(name);
  if (before !== undefined) return before;
  const alike = new Set<Label>();
  for (const [one, field] of known) {
    const isNear = one[0] === name[0] && one.length >= shortestMistyped && Math.abs(one.length - name.length) < 2;
    if (isNear && differInOne(one, name)) alike.add(field);
  }
  const [only = null, ...others] = alike;
  const found = others.length === 0 ? only : null;
  mistyped.set(name, found);
  return found;
}

/** No heading of a form is longer. */
const longestHeading = 150;
const note = /[([]([^()[\]]*)[)\]]/g;
const side = '(?:candidate|bride|groom|boy|girl)';
const sides = `${side}(?:\\s?(?:/|&|or|and)\\s?(?:the\\s)?${side})?`;
/** What forms write around a label, in the order in which it is taken off. */
const around = [
  /[*?:.\s]+$/,
  /^(?:q\.?\s?)?\d{1,2}\s?[.):]\s?|^[a-z]\s?\)\s?/i,
  /^(?:please\s)?(?:enter|type|write|provide|mention|specify|give|fill|fill in|select|choose)\s(?:the\s)?(?=\p{L})/iu,
  /^(?:what\sis\s)?(?:your|the candidate'?s)\s(?=\p{L})/iu,
  new RegExp(`^${sides}['’]?s?\\s(?=\\p{L})`, 'iu'),
  new RegExp(`\\sof\\s(?:the\\s)?${sides}$`, 'i'),
  /\sin\s(?:feet|ft|cms?|centimet(?:er|re)s|inches)(?:\s?(?:and|&|\/|or)\s?(?:inches|feet|cms?))?$/i,
  /\sif\s(?:any|known|available|applicable)$/i,
  /^(?:present|current|details\sof)\s(?=\p{L})/iu,
];
const takeOff = (label: string) =>
  around.reduce((text, pattern) => text.replace(pattern, '').trim(), label.replace(/\s+/g, ' ').trim());

/** "Name / பெயர்": both halves say the same, or one of them is known. */
function lookUpScripts(label: string): Label | null {
  const [latin, other] = [/[\u0900-\u0dff\u200c\u200d]+/g, /[a-z]+/gi].map((script) => label.replace(script, ' '));
  if (latin === undefined || other === undefined || [latin, other].some((half) => !/\p{L}/u.test(half))) return null;
  const [first = null, second = null] = [latin, other].map((half) => lookUp(takeOff(half)));
  return first === null || second === null || first === second ? (first ?? second) : null;
}

/** "Family name / Surname": two words for one field. */
function lookUpTwice(label: string): Label | null {
  const [first, second, ...more] = label.split(/[/|]/).map((half) => lookUp(takeOff(half)));
  return first !== undefined && first === second && more.length === 0 ? first : null;
}

/** A note that says of which other person the fact is, or that it is wished for. */
const ofOthers =
  /^(?:family|parents?|partners?|spouse|husband|wife|expected|expectations?|preferred|preference|wanted)$/;
const isOfOthers = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => ofOthers.test(word) || (otherWords.whose_phone?.[word] ?? 'Self') !== 'Self');
const isPhone = (label: Label) => isPersonField(label) && describeField(label).kind === 'phone';

/**
 * The field of a label or a heading in any spelling, in several languages. The screen's language is one, for the template and
 * an export. Forms write more around it: numbers, notes in brackets, "Enter your", a second language. A note that makes it
 * another fact counts: "Name (father)" is the father's name, "Age (partner)" is unknown.
 */
export function fieldOfLabel(label: string): Label | null {
  const exact = lookUp(label);
  if (exact !== null || label.length > longestHeading) return exact;
  const outer = takeOff(label.replace(note, ' '));
  const notes = [...label.matchAll(note)].map(([, words = '']) => words);
  for (const words of notes) {
    const together = lookUp(`${words} ${outer}`) ?? lookUp(`${outer} ${words}`);
    // "Father (occupation)" has both.
    if ((together === "father's_job" || together === "mother's_job") && lookUp(outer) !== 'job') return null;
    // "Sisters (married): 1" counts all of them, or these.
    if (together === 'married_brothers' || together === 'married_sisters') return null;
    if (together !== null) return together;
  }
  const field = lookUp(outer) ?? lookUpScripts(outer) ?? lookUpTwice(outer) ?? lookUpMistyped(outer);
  if (field === null) return null;
  const isOther = notes.some((words) => {
    const other = lookUp(takeOff(words));
    if (isOfOthers(words) && !isPhone(field)) return true;
    if (field === 'marital_status' && /alive|late|living|deceased/i.test(words)) return true;
    // "Name (with initial)" is the whole name.
    return other !== null && other !== field && !(field === 'name' && other === 'initial');
  });
  return isOther ? null : field;
}

/** Notes that no value of a field is: "(DD/MM/YYYY)", "(as in Aadhaar)". */
const formNote =
  /\s*\((?:d{1,2}[\s./-]?m{1,3}[\s./-]?y{2,4}|(?:as (?:in|per)|with|in|if|tick|select|optional|mandatory|required|dob|tob)(?:\s[^()]*)?)\)/gi;

/**
 * The fields of a whole line, or of its first words, as `fieldsOfLabel`. It is stricter, because a value may stand in brackets or
 * in another script: "Star (Rohini)", "Name பிரியா".
 */
export function fieldsOfWords(words: string): readonly Label[] | null {
  if (words.length > longestHeading) return null;
  const label = words.replace(formNote, '').replace(/^\d{1,2}\s?[.)]\s?/, '');
  const whole = lookUp(label);
  return whole === null || mayBeTwo(whole) ? (splitFields(label, lookUp) ?? (whole && [whole])) : [whole];
}

/** "Father & occupation" and "Job & place" have two facts, and are written as "Father occupation" and "Job place" but for the sign. */
const mayBeTwo = (label: Label) => ["father's_job", "mother's_job", 'work_place'].includes(label);

/** The field of a column by its heading; null for a column that has none. */
export function findField(heading: string): PersonField | null {
  const field = fieldOfLabel(heading);
  return field !== null && isPersonField(field) ? field : null;
}

export const namesEmployer = (heading: string): boolean =>
  /compan|employer|organi[sz]ation|நிறுவன|கம்பெனி|कंपनी|കമ്പനി|కంపెనీ|ಕಂಪನಿ/iu.test(heading);

/** What a word means beside another one: the place of "Time & place" is that of birth, the job of "Father & job" the father's. */
function inPair(field: Label, pair: readonly Label[]): Label {
  const has = (label: Label) => pair.includes(label);
  if (field === 'location' && (has('time_of_birth') || has('date_of_birth'))) return 'place_of_birth';
  if (field === 'location' && has('job')) return 'work_place';
  if (field === 'job' && has("father's_name")) return "father's_job";
  return field === 'job' && has("mother's_name") ? "mother's_job" : field;
}

/** "Religion / Caste / Sub caste", "Star / Pada / Rasi": what has no field stands at the end. */
function splitMany(parts: readonly string[], find: (label: string) => Label | null): readonly Label[] | null {
  const named = parts.map(find);
  const found = named.map((field, place) => {
    const before = named[place - 1];
    // "Father, job / Mother".
    if (field === 'job' && (before === "father's_name" || before === "mother's_name")) return inPair(field, [before]);
    return field === 'location' && named.includes('job') ? 'work_place' : field;
  });
  const fields = found.flatMap((one) => (one === null || one === 'none' ? [] : [one]));
  const isKnown =
    found.length < 5 && !found.includes(null) && found.slice(0, fields.length).every((one) => one !== 'none');
  return isKnown && fields.length > 0 && fields.every(isPersonField) ? [...new Set(fields)] : null;
}

function splitFields(label: string, find: (label: string) => Label | null): readonly Label[] | null {
  const parts = label.split(/\s*(?:[/&,+]|\band\b)\s*|(?<=\p{L}{2})-(?=\p{L}{3})/iu).filter((part) => part !== '');
  if (parts.length > 2) return splitMany(parts, find);
  if (parts.length !== 2) return null;
  const [first = '', second = ''] = parts;
  // "Date & time of birth", "Birth date and time", "Father's name & occupation", "Father & occupation".
  const tail = /\s+of birth$/i.exec(second)?.[0] ?? '';
  const firstField = find(first + tail) ?? find(first);
  const head =
    firstField === "father's_name"
      ? 'Father '
      : firstField === "mother's_name"
        ? 'Mother '
        : /^birth\s+/i.exec(first)?.[0];
  const secondField = (head === undefined ? null : find(head + second)) ?? find(second);
  if (firstField === null || secondField === null) return null;
  // "Caste and sub caste".
  if (firstField === secondField) return [firstField];
  const pair = [firstField, secondField];
  const fields = pair.map((field) => inPair(field, pair));
  // splitIncome separates the job from an income.
  if (fields.includes('income')) return fields.includes('job') ? fields : null;
  // "Height & weight": what has no field is left.
  const stored = fields.filter((field) => field !== 'none');
  return stored.every(isPersonField) ? stored : null;
}

/**
 * The fields of a label that may name two: "Star / Rasi", "Date & time of birth". "Job & salary" is `job` and `income`, in the
 * order of the label.
 */
export function fieldsOfLabel(label: string): readonly Label[] | null {
  const whole = fieldOfLabel(label);
  if (label.length > longestHeading || (whole !== null && !mayBeTwo(whole))) return whole && [whole];
  // "Father (occupation)" is written as "Father / occupation".
  const inBrackets = /^(father|mother)(?:'s)?(?: name)? ?\(([^()]+)\)$/i.exec(label.trim());
  const bare = inBrackets === null ? takeOff(label.replace(note, ' ')) : `${inBrackets[1]} / ${inBrackets[2]}`;
  return splitFields(bare, fieldOfLabel) ?? (whole && [whole]);
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(', ').map(simplifyLabel));

/** Headings of all facts of a person. */
const sheetHeadings = setOf(
  'Biodata, Bio data, Bio-data, Marriage biodata, திருமணப் பயோடேட்டா, വിവാഹ ബയോഡാറ്റ, వివాహ బయోడేటా, ವಿವಾಹ ಬಯೋಡೇಟಾ, Matrimonial biodata, Matrimonial profile, Matrimony profile, Resume, Profile, Marriage profile, Details, Personal details, Personal information, சுயவிவரம், விவரம், விவரங்கள், விபரம், परिचय, व्यक्तिगत जानकारी, विवरण, बायोडाटा, बायोडेटा, विवाह बायोडाटा, विवाह हेतु बायोडाटा, ബയോഡാറ്റ, വിവരം, വിവരങ്ങൾ, బయోడేటా, వివరాలు, ಬಯೋಡೇಟಾ, ಬಯೋಡಾಟಾ, ವಿವರ, ವಿವರಗಳು, Jathagam, Jathakam, Kundli, ஜாதகம், ജാതകം, జాతకం, ಜಾತಕ',
);

/** Other lines that only announce what follows, or greet. */
const headings = setOf(
  'Vanakkam, Vanakkam sir, Namaste, Namaskaram, Hello, Hello sir, Hi sir, Dear sir, Dear madam, Good morning, Good morning sir, Good evening, Good evening sir, Thank you, Thanking you, Thanks, Regards, வணக்கம், नमस्ते, नमस्कार, നമസ്കാരം, నమస్కారం, ನಮಸ್ಕಾರ, Personal, Education and work, சுய விவரம், கல்வியும் வேலையும், குடும்பம், தொடர்பு, व्यक्तिगत, कुंडली, शिक्षा और पेशा, परिवार, संपर्क, വ്യക്തിവിവരങ്ങൾ, വിദ്യാഭ്യാസവും ജോലിയും, കുടുംബം, കോൺടാക്റ്റ്, వ్యక్తిగతం, విద్య, ఉద్యోగం, కుటుంబం, కాంటాక్ట్, ವೈಯಕ್ತಿಕ, ಶಿಕ್ಷಣ ಮತ್ತು ಕೆಲಸ, ಕುಟುಂಬ, ಸಂಪರ್ಕ, Other details, Other information, Additional details, Additional information, Family details, Family information, Family background, Family, Parents, Horoscope details, Horoscope, Astro details, Astrology details, Education and career, Professional details, Contact details, Contact, About me, Forwarded, Forwarded many times, Om, Om sai ram, Jai sri ram, Shri, Sri, Om namah shivaya, Sri rama jayam, Shree ganeshaya namah, Om sri ganeshaya namah, உ, ஜாதக குறிப்பு, குடும்ப விவரம், श्री गणेशाय नमः, ॐ, पारिवारिक जानकारी, శ్రీ',
);

/** Words of which such headings are made, in each script. */
const sheetWords = setOf(
  'Bio, Data, Biodata, Marriage, Matrimonial, Matrimony, Resume, Profile, Details, Personal, Information, Proposal, Alliance, Horoscope, Required, Varan, Vibaram, Vivaram, Jathagam, Kundali, வரன், விவரம், சுயவிவரம், சுயவிவரக், விவரக், சுய, விபரங்கள், குறிப்பு, வி வரங்கள், திருமண, திருமணப், ஜாதக, ஜாதகக், பயோடேட்டா, பயோடேடா, பயோடாட்டா, பயோ, டேட்டா, ഡീറ്റെയിൽസ്, ബയോ, ഡാറ്റ, വിവാഹ, ജാതക, പ്രൊഫൈൽ, పరిచయం, బయో, డేటా, బయోడాటా, వివాహ, జాతక, ప్రొఫైల్, परिचय, विवरण, बायो, डाटा, डेटा, विवाह, वैवाहिक, व्यक्तिगत, जानकारी, हेतु, पत्र, कुंडली, कुण्डली, जन्मकुंडली, जन्मपत्री, ಪರಿಚಯ, ಬಯೋ, ಡೇಟಾ, ಡಾಟಾ, ವಿವಾಹ, ಜಾತಕದ, ಪ್ರೊಫೈಲ್',
);
const isSheetWord = (word: string) => {
  const text = simplifyLabel(word);
  return text === '' || sheetWords.has(text) || sheetHeadings.has(text) || /^\d$/.test(word);
};

/** Whether a line is the heading of all facts of a person, as "Matrimonial profile", also in two languages. */
export const isSheetHeading = (line: string): boolean =>
  sheetHeadings.has(simplifyLabel(line)) || (/\p{L}/u.test(line) && line.split(/[\s/|()–—-]+/u).every(isSheetWord));

/** A line above all facts that names a god or greets: "ஸ்ரீ முருகன் துணை", "Om Namah Shivaya". */
const blessing =
  /^(?:forwarded|om|aum|jai|jay|hare|bismillah|assalam\p{L}*|praise)(?!\p{L})|^(?:ஓம்|ॐ|ओम|जय|ഓം|ఓం|ಓಂ)(?![\p{L}\p{M}])|(?<!\p{L})(?:namaha?|jayam|thunai)$|(?:துணை|ஜெயம்|நம[கஹ]?|नमः|ನಮಃ|నమః|നമഃ)$/iu;

/** Whether a line is a heading, a greeting or a rule. */
export function isHeadingLine(line: string): boolean {
  const text = simplifyLabel(line);
  return (
    text === '' ||
    isSheetHeading(line) ||
    headings.has(text) ||
    (line.length < 60 && blessing.test(line.replace(/[^\p{L}\p{M}\s]/gu, '').trim()))
  );
}

const addressLabels = setOf(
  'No, Door No, D No, House No, H No, Flat No, Plot No, Old No, New No, Flat, Plot, Block, Floor, Near, Nearby, Near by, Near to, Opp, Opp to, Opposite, Behind, Landmark, Street, Street name, St, Road, Rd, Cross, Main, Nagar, Colony, Area, Locality, Ward, Village, Vill, Town, City, Post, Post office, P.O, Via, Taluk, Taluka, Tk, Tq, Tehsil, Mandal, District, Dist, Dt, State, Country, Pin, Pincode, Pin no, Postal code, Zip, Zip code, Care of, C/o, கதவு எண், வீட்டு எண், அருகில், தெரு, அஞ்சல், கிராமம், வட்டம், மாவட்டம், மாநிலம், பின்கோடு, அஞ்சல் குறியீடு, मकान नंबर, मकान नं, गांव, गाँव, पोस्ट, तहसील, जिला, राज्य, पिन, पिन कोड, വീട്ടുപേര്, പോസ്റ്റ്, ജില്ല, പിൻ, ఇంటి నం, గ్రామం, మండలం, జిల్లా, పిన్, ಗ್ರಾಮ, ತಾಲೂಕು, ಜಿಲ್ಲೆ, ಪಿನ್',
);

// A colon within a time of day ends no label.
const beforeColon = /^(\p{L}[^:：=]{0,44}?)\s*(?:(?<!\d)[:：=]|[:：=](?!\d\d(?!\d)))/u;
const beforeDash = /^(\p{L}[^:：=\d]{0,44}?)(?:\s+[-–—~]|[-–—~]\s)(?!\s*\d)/u;

function beginsWith(label: RegExp, line: string): boolean {
  const words = label.exec(line)?.[1]?.replace(/\s*\(.*\)$/, '');
  if (words === undefined || words.trim().split(/\s+/).length > 4) return false;
  return !addressLabels.has(simplifyLabel(words).replace(/\d/g, ''));
}

/** Whether a line has a label of its own, as "Demands: none". "Near: the temple" goes on with an address. */
export const hasOwnLabel = (line: string): boolean => beginsWith(beforeColon, line);

/** Whether a line may have one: behind a dash, an address goes on as well. */
export const mayHaveOwnLabel = (line: string): boolean => beginsWith(beforeDash, line);
