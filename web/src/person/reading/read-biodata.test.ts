import { describe, expect, it, test } from 'vitest';
import { inEachLanguage } from '@/person/reading/other-words';
import { readBiodata } from '@/person/reading/read-biodata';

/** The reading of a biodata: values by field, doubtful ones with a question mark, and the lines that are left. */
function read(text: string) {
  const { values, rest } = readBiodata(text);
  return {
    values: Object.fromEntries(
      values.map(({ field, value, doubtful }) => [field, `${value ?? ''}${doubtful ? '?' : ''}`]),
    ),
    rest,
  };
}

describe('biodatas as families send them', () => {
  it('a Tamil family, with bold marks, pictures and dashes', () => {
    const { values, rest } = read(`🙏 *BIO DATA* 🙏

*Name* : Priya S
*DOB*: 14.8.1999
*Time* : 6.05 AM
*Birth place* - Madurai
*Star* - Barani 2nd padam
*Rasi* - Mesham
*Lagnam* - Simmam
*Caste* - Hindu Nadar
*Height* : 5'4"
*Education* : B.E (CSE)
*Job* : Software Engineer, Chennai
*Father* : R. Selvam
*Mother* : S. Kavitha
*Contact* : 55500 12345`);
    expect(values).toEqual({
      name: 'Priya S',
      date_of_birth: '1999-08-14',
      time_of_birth: '06:05',
      place_of_birth: 'Madurai',
      birth_star: 'Bharani',
      star_pada: '2',
      rasi: 'Mesha',
      lagnam: 'Simha',
      religion: 'Hindu?',
      caste: 'Hindu Nadar',
      height: '163',
      education: 'B.E (CSE)',
      job: 'Software Engineer, Chennai',
      work_place: 'Chennai',
      "father's_name": 'R. Selvam',
      "mother's_name": 'S. Kavitha',
      phone_number: '+91 55500 12345',
    });
    expect(rest).toEqual([]);
  });

  it('marks what it guesses: a year of two digits, 5.6, a time without am or pm', () => {
    const { values, rest } = read(`Name - Karthik M
DOB 5/8/99
Time of birth - 6.05
Height - 5.6
Weight - 62 kg
Natchathiram - Rohini
Siblings - 1 elder brother (married), 2 sisters
Expectation - Any degree, same caste
Cell - 5550098765, 5550098766`);
    expect(values).toMatchObject({
      date_of_birth: '1999-08-05?',
      time_of_birth: '06:05?',
      height: '168?',
      birth_star: 'Rohini',
      brothers: '1',
      married_brothers: '1',
      sisters: '2',
      phone_number: '+91 55500 98765',
      second_phone_number: '+91 55500 98766',
    });
    expect(rest).toEqual(['Weight - 62 kg', 'Expectation - Any degree, same caste']);
  });

  it('labels in Tamil letters', () => {
    const { values } = read(`பெயர் : R. Meenakshi
பிறந்த தேதி : 03-05-1997
பிறந்த நேரம் : காலை 10.20
பிறந்த இடம் : Kumbakonam
நட்சத்திரம் : Uthiram, 3-ஆம் பாதம்
ராசி : Kanni
உயரம் : 158 cm
படிப்பு : M.Sc Maths
தந்தை பெயர் : Ramasamy
தாய் பெயர் : Lakshmi
உடன் பிறந்தவர்கள் : 1
முகவரி : 4, Mettu Street,
Kumbakonam 612001
கைபேசி எண் : 55501 23456`);
    expect(values).toEqual({
      name: 'R. Meenakshi',
      date_of_birth: '1997-05-03?',
      time_of_birth: '10:20',
      place_of_birth: 'Kumbakonam',
      birth_star: 'Uttara Phalguni',
      star_pada: '3',
      rasi: 'Kanya',
      height: '158',
      education: 'M.Sc Maths',
      "father's_name": 'Ramasamy',
      "mother's_name": 'Lakshmi',
      number_of_siblings: '1',
      address: '4, Mettu Street,\nKumbakonam 612001',
      phone_number: '+91 55501 23456',
    });
  });

  it('a Malayali family: the star alone, words for the month', () => {
    const { values, rest } = read(`MATRIMONIAL PROFILE
Name: Anjali Nair
Age: 26
Date of Birth: 21 January 2000
Nakshatram: Thiruvathira
Religion: Hindu - Nair
Mother Tongue: Malayalam
Marital status: Unmarried
Qualification: B.Sc Nursing
Occupation: Staff Nurse, Kochi
Father: Gopalan Nair (Retd. Bank Manager)
Mother: Sreedevi (Homemaker)
Ph: +91 55502 34567
Food: Non veg`);
    expect(values).toEqual({
      name: 'Anjali Nair',
      age: '26',
      date_of_birth: '2000-01-21',
      birth_star: 'Ardra',
      religion: 'Hindu',
      caste: 'Nair',
      mother_tongue: 'Malayalam',
      marital_status: 'Never Married',
      education: 'B.Sc Nursing',
      job: 'Staff Nurse, Kochi',
      work_place: 'Kochi',
      "father's_name": 'Gopalan Nair',
      "father's_job": 'Retd. Bank Manager',
      "mother's_name": 'Sreedevi',
      "mother's_job": 'Homemaker',
      phone_number: '+91 55502 34567',
      diet: 'Non-vegetarian',
    });
    expect(rest).toEqual([]);
  });

  it('labels in Malayalam letters', () => {
    expect(
      read(`പേര് - Vishnu Prasad
ജനന തീയതി - 12/11/1994
നക്ഷത്രം - Atham
മതം - Hindu
വിദ്യാഭ്യാസം - B.Tech
ജോലി - Engineer, Dubai
ഉയരം - 175 cm
ഫോൺ - 5550345678`).values,
    ).toEqual({
      name: 'Vishnu Prasad',
      date_of_birth: '1994-11-12?',
      birth_star: 'Hasta',
      religion: 'Hindu',
      education: 'B.Tech',
      job: 'Engineer, Dubai',
      work_place: 'Dubai',
      height: '175',
      phone_number: '+91 55503 45678',
    });
  });

  it('a Telugu family: a title tells the side, star and pada and rasi in one line', () => {
    const { values } = read(`Name : Chi. La. Sow. Lakshmi Prasanna
Date & Time of Birth : 09-12-1998, 4:45 PM
Place of Birth : Vijayawada
Gothram : Bharadwaja
Star / Rasi : Rohini 4th Padam / Vrushabha
Height : 5 ft 3 in
Studies : M.Tech
Father Name : Sri Venkata Rao
Fathers Occupation : Business
Mother Name : Smt Padma
Contact No : 0 55504 56789`);
    expect(values).toEqual({
      name: 'Lakshmi Prasanna',
      gender: 'bride?',
      date_of_birth: '1998-12-09?',
      time_of_birth: '16:45',
      place_of_birth: 'Vijayawada',
      gothram: 'Bharadwaja',
      birth_star: 'Rohini',
      star_pada: '4',
      rasi: 'Vrishabha',
      height: '160',
      education: 'M.Tech',
      "father's_name": 'Venkata Rao',
      "father's_job": 'Business',
      "mother's_name": 'Padma',
      phone_number: '+91 55504 56789',
    });
  });

  it('labels in Telugu letters', () => {
    expect(
      read(`పేరు: K. Harsha
పుట్టిన తేదీ: 2-3-1995
పుట్టిన సమయం: ఉదయం 7:30
గోత్రం: Kashyapa
నక్షత్రం: Revathi
ఎత్తు: 5'9"
తండ్రి పేరు: K. Mohan
ఫోన్: 55505 67890`).values,
    ).toEqual({
      name: 'K. Harsha',
      date_of_birth: '1995-03-02?',
      time_of_birth: '07:30',
      gothram: 'Kashyapa',
      birth_star: 'Revati',
      height: '175',
      "father's_name": 'K. Mohan',
      phone_number: '+91 55505 67890',
    });
  });

  it('a Hindi-speaking family: labels in Hindi letters, digits of the script', () => {
    const { values } = read(`॥ श्री गणेशाय नमः ॥
नाम : Rahul Sharma
जन्म तिथि : १५/०७/१९९३
जन्म समय : रात 11.40
जन्म स्थान : Jaipur
गोत्र : Vashishtha
राशि : Tula
मांगलिक : नहीं
कद : 5'8"
शिक्षा : MBA
नौकरी : HDFC Bank, Jaipur
पिता का नाम : Shri Mahesh Sharma
माता का नाम : Smt Sunita Sharma
भाई बहन : 2
मोबाइल : ५५५०६७८९०१`);
    expect(values).toEqual({
      name: 'Rahul Sharma',
      date_of_birth: '1993-07-15',
      time_of_birth: '23:40',
      place_of_birth: 'Jaipur',
      gothram: 'Vashishtha',
      rasi: 'Tula',
      mangal_dosha: 'No',
      height: '173',
      education: 'MBA',
      job: 'HDFC Bank, Jaipur',
      work_place: 'Jaipur',
      "father's_name": 'Mahesh Sharma',
      "mother's_name": 'Sunita Sharma',
      number_of_siblings: '2',
      phone_number: '+91 55506 78901',
    });
  });

  it('a forwarded chat: sender before each line, several facts in one line', () => {
    const { values, rest } = read(`[14/08/26, 10:15:02 am] Ravi Broker: Name: Divya R, DOB: 1-1-2001, Star: Swathi
[14/08/26, 10:15:40 am] Ravi Broker: Height: 160cms  Education: MCA  Job: Infosys
[14/08/26, 10:16:10 am] Ravi Broker: Boy side call 5550712345`);
    expect(values).toEqual({
      name: 'Divya R',
      date_of_birth: '2001-01-01',
      birth_star: 'Swati',
      height: '160',
      education: 'MCA',
      job: 'Infosys',
    });
    expect(rest).toEqual(['Boy side call 5550712345']);
  });

  it('labels on one line and values on the next', () => {
    expect(
      read(`Name
Suresh Babu
Date of Birth
20th Nov 1992
Rashi
Dhanusu
Mobile
+91-5550812345`).values,
    ).toEqual({
      name: 'Suresh Babu',
      date_of_birth: '1992-11-20',
      rasi: 'Dhanu',
      phone_number: '+91 55508 12345',
    });
  });

  it('lines without labels: a name, a parent, a date, a number', () => {
    const { values, rest } = read(`Gayathri Devi
D/o. Krishnan
11.02.1996
Love reading and music
5550912345
gayathri@example.com`);
    expect(values).toEqual({
      name: 'Gayathri Devi?',
      gender: 'bride?',
      "father's_name": 'Krishnan',
      date_of_birth: '1996-02-11?',
      phone_number: '+91 55509 12345?',
      email: 'gayathri@example.com?',
    });
    expect(rest).toEqual(['Love reading and music']);
  });

  it('brothers and sisters on lines of their own, and parts about the parents', () => {
    const { values } = read(`➤ Name ~ Imran Khan
➤ Religion ~ Muslim
➤ Date of birth ~ 1990-04-30
Father details:
Name: Yusuf Khan
Occupation: Farmer
Mother details:
Name: Ayesha
Occupation: Homemaker
Family details:
Brothers: 2
Sisters: 1 (married)
Native: Tirunelveli
WhatsApp no: 555 101 2345`);
    expect(values).toEqual({
      name: 'Imran Khan',
      religion: 'Muslim',
      date_of_birth: '1990-04-30',
      "father's_name": 'Yusuf Khan',
      "father's_job": 'Farmer',
      "mother's_name": 'Ayesha',
      "mother's_job": 'Homemaker',
      brothers: '2',
      sisters: '1',
      married_sisters: '1',
      native_place: 'Tirunelveli',
      location: 'Tirunelveli?',
      phone_number: '+91 55510 12345',
    });
  });

  it('a numbered form, a choice that it does not know, and a second value for a field', () => {
    const { values, rest } = read(`1. Name: Deepa K
2. Gender: Female
3. Star: Qwertz
4. Father's name & occupation: Kumaran, Teacher
5. Mobile: 12
6. Job: Teacher
7. Work: Tuition centre`);
    expect(values).toEqual({
      name: 'Deepa K',
      gender: 'bride',
      birth_star: '?',
      "father's_name": 'Kumaran',
      "father's_job": 'Teacher',
      phone_number: '?',
      job: 'Teacher',
    });
    expect(rest).toEqual(['Work: Tuition centre']);
  });
});

it('reads nothing from nothing', () => {
  expect(read(' \n\n***\n')).toEqual({ values: {}, rest: [] });
});

it('a line of more than 500 letters is listed, and parts of it that have labels are read', () => {
  const long = `Job: ${'words '.repeat(90)}end`;
  expect(read(`Name: Asha\n${long}\nStar: Rohini`)).toEqual({
    values: { name: 'Asha', birth_star: 'Rohini' },
    rest: [long],
  });
  expect(read(`${long}, Star: Rohini`)).toEqual({ values: { birth_star: 'Rohini' }, rest: [long] });
});

it.each([
  ['FATHER-RAJAN-FARMER', { "father's_name": 'RAJAN-FARMER?' }, []],
  ['NAME- R.SURESH KUMAR,', { name: 'R.SURESH KUMAR' }, []],
  ['Name of the boy : Vignesh', { name: 'Vignesh', gender: 'groom?' }, []],
  ['Name & salary: Asha, 30000', {}, ['Name & salary: Asha, 30000']],
  ['Time pass: reading', {}, ['Time pass: reading']],
  ['Rahu Kethu : Yes', { other_dosha: '?' }, []],
  ['Rahu Kethu : Nil', {}, []],
  ['Dosham : No', { mangal_dosha: 'No?' }, []],
  ['Dosham : None', { mangal_dosha: 'No?' }, []],
  ['Dosham : Nil', { mangal_dosha: 'No?' }, []],
  ['தோஷம் : இல்லை', { mangal_dosha: 'No?' }, []],
  ['दोष : नहीं', { mangal_dosha: 'No?' }, []],
  ['Name: Meena\nFemale', { name: 'Meena', gender: 'bride?' }, []],
  ['Name: Arun\nMale', { name: 'Arun', gender: 'groom?' }, []],
  ['Mother: Uma\nFather: Raman\nSon', { "mother's_name": 'Uma', "father's_name": 'Raman' }, ['Son']],
  ['ஜாதி : கொங்கு வேளாளர் (கவுண்டர்) - செம்பன் குலம்', { caste: 'கொங்கு வேளாளர் (கவுண்டர்)?', kulam: 'செம்பன் குலம்?' }, []],
  ['Caste : Vettuva Gounder - Semban kulam', { caste: 'Vettuva Gounder?', kulam: 'Semban kulam?' }, []],
  [
    'Native: Kovilpatti\nAddress: 5/12 Gandhi Nagar, Madurai - 625 001',
    { native_place: 'Kovilpatti', address: '5/12 Gandhi Nagar, Madurai - 625 001', location: 'Madurai?' },
    [],
  ],
  ['Raagu kethu illai, sevvai illai', { mangal_dosha: 'No?' }, []],
  ['Dosham: ராகு கேது இல்லை, செவ்வாய் இல்லை', { mangal_dosha: 'No' }, []],
  ['Dosham: no rahu, sevvai dosham nahin', { mangal_dosha: 'No' }, []],
  ['Dosham: rahu ledu, kuja ledu', { mangal_dosha: 'No' }, []],
  ['Dosham: rahu illa, chovva illa', { mangal_dosha: 'No' }, []],
  ['Dosham: rahu illai, sevvai irukku', { other_dosha: 'rahu illai, sevvai irukku' }, []],
  ['Star, Rasi: Rohini, Rishabam', { birth_star: 'Rohini', rasi: 'Vrishabha' }, []],
  ['Siblings: elder brother (29, married), 1 sister', { brothers: '1?', married_brothers: '1?', sisters: '1?' }, []],
  ['அண்ணன் 1 (திருமணமானவர்)', { brothers: '1?', married_brothers: '1?' }, []],
  ['Elder sister: 1 (married)\nYounger sister: 1', { sisters: '2?', married_sisters: '1?' }, []],
  ['Sisters (married): 1', {}, ['Sisters (married): 1']],
  ['Company: TCS\nJob: Engineer', { job: 'Engineer' }, ['Company: TCS']],
  ['Brother: Ramesh, doctor', {}, ['Brother: Ramesh, doctor']],
  ['Salary: 45000', { income: '?' }, []],
  ['Monthly income: Rs. 45,000/-', { income: '5 to 7' }, []],
  ['Family income: 8 LPA', {}, ['Family income: 8 LPA']],
  ['Kulam: Andhuvan', { kulam: 'Andhuvan' }, []],
  ['Divorced\nChildren: 1 girl with mother', { marital_status: 'Divorced?', children: '1?' }, ['1 girl with mother']],
  ['Unmarried\nChildren: 1', { marital_status: 'Never Married?' }, ['Children: 1']],
  ['Assets: Own house', { assets: 'Own house' }, []],
  ['ಅಣ್ಣ : 1 (ವಿವಾಹಿತ), ತಂಗಿ : 1', { brothers: '1', married_brothers: '1', sisters: '1' }, []],
  ['అన్నదమ్ములు : 1\nఅక్కచెల్లెళ్ళు : 1 (పెళ్లయింది)', { brothers: '1', sisters: '1', married_sisters: '1' }, []],
  ['ചേട്ടൻ : 1 (വിവാഹിതൻ), അനിയത്തി : 1', { brothers: '1', married_brothers: '1', sisters: '1' }, []],
  ['बड़ा भाई : 1 (विवाहित), छोटी बहन : 1', { brothers: '1', married_brothers: '1', sisters: '1' }, []],
  [
    'Bhai - 1 (UM), Behen - 3 (2 married / 1 unmarried)',
    { brothers: '1', married_brothers: '0', sisters: '3', married_sisters: '2' },
    [],
  ],
  ['Sisters: 1 unmarried / 2 married', { sisters: '3', married_sisters: '2' }, []],
  ['Sisters: 2 (1 married / 2 unmarried)', {}, ['Sisters: 2 (1 married / 2 unmarried)']],
  ['Elder brother 1 (married), younger sister 1', { brothers: '1?', married_brothers: '1?', sisters: '1?' }, []],
  ['Brother: 1 (M)', { brothers: '1', married_brothers: '1' }, []],
  ['Package - 6.5 LPA', { income: '5 to 7' }, []],
  [
    'Engineer @ Zoho, Chennai. Salary 11 LPA',
    { job: 'Engineer @ Zoho, Chennai.?', work_place: 'Chennai?', income: '10 to 15?' },
    [],
  ],
  ['Neram : kaalai 9.10\nOor : Pollachi', { time_of_birth: '09:10', place_of_birth: 'Pollachi?' }, []],
  [
    'Name: Asha   Age 27\nMother: Selvi (HW)',
    { name: 'Asha', age: '27?', "mother's_name": 'Selvi', "mother's_job": 'Homemaker' },
    [],
  ],
  ['Divorced, one daughter (4 yrs)', { marital_status: 'Divorced?', children: '1?' }, ['one daughter (4 yrs)']],
  ['Divorced with 2 kids', { marital_status: 'Divorced?', children: '2?' }, ['2 kids']],
  ['Unmarried, 1 sister', { marital_status: 'Never Married?', sisters: '1?' }, []],
  ['Nakshatra - Pushya / Rashi - Kark', { birth_star: 'Pushya', rasi: 'Karka' }, []],
  ['Name: Ravi K B.E', { name: 'Ravi K?', education: 'B.E?' }, []],
  ['Name: Ravi   Room 27', { name: 'Ravi Room 27?' }, []],
  ['വിവാഹമോചിത, ഒരു മകൻ', { marital_status: 'Divorced?', children: '1?' }, ['ഒരു മകൻ']],
  ['വധുവിന്റെ ബയോഡാറ്റ', { gender: 'bride?' }, []],
  ['ವರನ ವಿವರ', { gender: 'groom?' }, []],
  ['వధువు వివరాలు', { gender: 'bride?' }, []],
  ['വധുവിനെ ആവശ്യമുണ്ട്', {}, ['വധുവിനെ ആവശ്യമുണ്ട്']],
  // It is the biodata of the other side, most likely.
  ['Bride wanted: biodata', { gender: 'groom?' }, ['Bride wanted: biodata']],
  ['மணமகன் தேவை', { gender: 'bride?' }, ['மணமகன் தேவை']],
  ['Siblings: nil', { number_of_siblings: '0?' }, []],
  ['Siblings: flat 40, block 12', { number_of_siblings: '?' }, []],
  ['ஸ்ரீ முருகன் துணை\nName: Asha', { name: 'Asha' }, []],
  ['Om Ganeshaya Namah\nAsha K', { name: 'Asha K?' }, []],
  ['பெண் வரன்\nName: Asha', { name: 'Asha', gender: 'bride?' }, []],
  ['MAPPILLAI 1\nName: Arun', { name: 'Arun', gender: 'groom?' }, []],
  [
    'Parents: Father Shri. Raman Rao (Engineer), Mother Smt. Vidya (Home maker)',
    {
      "father's_name": 'Raman Rao?',
      "father's_job": 'Engineer?',
      "mother's_name": 'Vidya?',
      "mother's_job": 'Home maker?',
    },
    [],
  ],
  [
    'Parents: Ch. Rao, Retd. Lecturer\n  Padma, House wife',
    {
      "father's_name": 'Ch. Rao',
      "father's_job": 'Retd. Lecturer',
      "mother's_name": 'Padma',
      "mother's_job": 'House wife',
    },
    [],
  ],
  ['DOB: 14/6/1993, star Makam, Simmam', { date_of_birth: '1993-06-14', birth_star: 'Magha?', rasi: 'Simha?' }, []],
  ['Star: Sadayam Rasi: Kumbam', { birth_star: 'Shatabhisha', rasi: 'Kumbha' }, []],
  ['BRIDE: Divya S, B.E, 25 yrs', { name: 'Divya S?', gender: 'bride?', education: 'B.E?', age: '25?' }, []],
  ['Boy - RCLC\nName: Antony', { name: 'Antony', gender: 'groom?', caste: 'RCLC?' }, []],
  ['कद 5 फुट 3 इंच। वेतन - 5 लाख सालाना।', { height: '160?', income: '5 to 7' }, []],
  ['Father - Retd Subedar Major', { "father's_job": 'Retd Subedar Major?' }, []],
  ['Kulam: Yadava\nGotram: Pasupuleti', { caste: 'Yadava?', gothram: 'Pasupuleti' }, []],
  ['Brother: One, younger - studying', { brothers: '1' }, []],
  ['Two elder sisters married', { sisters: '2?', married_sisters: '2?' }, []],
  // Labels of the other scripts, in English letters.
  ['Hesaru: Asha\nEttara: 5 ft 4 in\nVidyabhyasa: BCA', { name: 'Asha', height: '163', education: 'BCA' }, []],
  ['Sahodararu: 1 anna (maduve agide), 1 tangi', { brothers: '1?', married_brothers: '1?', sisters: '1?' }, []],
  ['Sunni Muslim', { religion: 'Muslim?', caste: 'Sunni?' }, ['Sunni Muslim']],
  ['Own house, 10 cent land', { assets: 'Own house, 10 cent land?' }, []],
  ['Sudha jathakam', { mangal_dosha: 'No?' }, []],
  ['शुद्ध जातक', { mangal_dosha: 'No?' }, []],
  ['Paapa jathakam', { other_dosha: 'Paapa jathakam?' }, []],
  ['Contact only parents: 98430 55512', { phone_number: '+91 98430 55512?' }, ['Contact only parents']],
  [
    'Brother - 1, Sister - 1 (all unmarried)',
    { brothers: '1?', married_brothers: '0?', sisters: '1?', married_sisters: '0?' },
    [],
  ],
  [
    'I am Arun Raja, born at Salem. I am working as software engineer in Infosys Bangalore. My annual package is 18 lakhs. My rasi is Kanni. My father Mr. Rajan is a retired teacher and my mother Mrs. Selvi is a housewife. I have one younger sister, she is married. Looking for a girl with a degree.',
    {
      name: 'Arun Raja?',
      gender: 'groom?',
      place_of_birth: 'Salem?',
      job: 'software engineer in Infosys Bangalore?',
      work_place: 'Bangalore?',
      income: '15 to 20?',
      rasi: 'Kanya?',
      "father's_name": 'Rajan?',
      "father's_job": 'retired teacher?',
      "mother's_name": 'Selvi?',
      "mother's_job": 'housewife?',
      sisters: '1?',
      married_sisters: '1?',
    },
    [
      'I am Arun Raja, born at Salem. I am working as software engineer in Infosys Bangalore. My annual package is 18 lakhs. My rasi is Kanni. My father Mr. Rajan is a retired teacher and my mother Mrs. Selvi is a housewife. I have one younger sister, she is married. Looking for a girl with a degree.',
    ],
  ],
  ['D.O.B : 1.1.2000', { date_of_birth: '2000-01-01' }, []],
  [
    'Hindu Nadar groom dob 2.4.96 5.10ht 18L/annum B-1 S-2 all married father Rajamani',
    {
      religion: 'Hindu?',
      caste: 'Nadar?',
      gender: 'groom?',
      date_of_birth: '1996-04-02?',
      height: '178?',
      income: '15 to 20?',
      brothers: '1?',
      married_brothers: '1?',
      sisters: '2?',
      married_sisters: '2?',
      "father's_name": 'Rajamani?',
    },
    ['Hindu Nadar groom dob 2.4.96 5.10ht 18L/annum B-1 S-2 all married father Rajamani'],
  ],
  ['DOB: 08/01/2000', { date_of_birth: '2000-01-08?' }, []],
  ['DOB: 08/01/2000 Saturday', { date_of_birth: '2000-01-08' }, []],
  ['பிறந்த தேதி: 1998 ஜூன் 14 ஞாயிறு', { date_of_birth: '1998-06-14' }, []],
  [
    'Born : 22nd May 1997, 8:48 PM, Vijayawada',
    { date_of_birth: '1997-05-22', time_of_birth: '20:48?', place_of_birth: 'Vijayawada?' },
    [],
  ],
  ['வயது 36 (19.07.1988)', { age: '36?', date_of_birth: '1988-07-19?' }, []],
  ['ಸಮಯ : ಸಂಜೆ 7-25', { time_of_birth: '19:25' }, []],
  ['Time: 7-8 am', { time_of_birth: '?' }, []],
  ['Neram: Kaalai 7 mani 12 nimidam', { time_of_birth: '07:12' }, []],
  ['உயரம் ஐந்தரை அடி', { height: '168?' }, []],
  ['నక్షత్రం: ఉత్తర 4వ పాదం', { birth_star: '?', star_pada: '4?' }, []],
  ['नक्षत्र : हस्त (प्रथम चरण)', { birth_star: 'Hasta', star_pada: '1' }, []],
  [
    'Star / Pada / Rasi: Uthirattathi / 3 / Meenam',
    { birth_star: 'Uttara Bhadrapada', star_pada: '3', rasi: 'Meena' },
    [],
  ],
  ['Religion / Caste / Sub caste: Hindu / Devanga / ----', { religion: 'Hindu', caste: 'Devanga' }, []],
  ['Height / Weight / Colour: 172 / 70 / Fair', { height: '172?' }, ['70 / Fair']],
  ['Sex: [✓] Male  [ ] Female', { gender: 'groom' }, []],
  ['Sex: [ ] Male  [ ] Female', { gender: '?' }, []],
  ['Mother: housewife', { "mother's_job": 'housewife?' }, []],
  ['తండ్రి: లేట్ బి. వెంకటస్వామి', { "father's_name": 'బి. వెంకటస్వామి' }, ['లేట్']],
  ['Amma: late', {}, ['late']],
  ["Mother's name & occupation: Sita - H/W", { "mother's_name": 'Sita', "mother's_job": 'Homemaker?' }, []],
  ['Appa peyar    Kannan    thozhil   Rig owner', { "father's_name": 'Kannan', "father's_job": 'Rig owner?' }, []],
  ['Job / Monthly income: Export unit / 1.25 L', { job: 'Export unit', income: '15 to 20' }, []],
  ['Father 98402 71560', { phone_number: '+91 98402 71560?', whose_phone: 'Father?' }, []],
  [
    'Phone: 99524 60713 Appa\n99524 60714 amma',
    {
      phone_number: '+91 99524 60713?',
      whose_phone: 'Father?',
      second_phone_number: '+91 99524 60714?',
      whose_second_phone: 'Mother?',
    },
    [],
  ],
  [
    'Sri Matrimony\nPh: 94433 90011\nName: Asha\nCell: 98657 30442',
    { name: 'Asha', phone_number: '+91 98657 30442' },
    ['Sri Matrimony', 'Ph: 94433 90011'],
  ],
  ['மனைவி இறந்து விட்டார்', { marital_status: 'Widowed?' }, ['மனைவி இறந்து விட்டார்']],
  ['Siblings: 2 elder sisters, both married', { sisters: '2?', married_sisters: '2?' }, []],
  ['Siblings: B-1 S-2 (sisters both married)', { brothers: '1?', sisters: '2?', married_sisters: '2?' }, []],
  ['Brother: One, elder, married', { brothers: '1', married_brothers: '1' }, []],
  ['Brothers: Married - Unmarried 1', { brothers: '1?', married_brothers: '0?' }, []],
  ['Brothers 2 (elder bro married, younger studying)', { brothers: '2?', married_brothers: '1?' }, []],
  [
    'அண்ணன் 2 தங்கை 1 அனைவருக்கும் திருமணம் முடிந்தது',
    { brothers: '2?', married_brothers: '2?', sisters: '1?', married_sisters: '1?' },
    [],
  ],
  ['ಅಣ್ಣ : 1 (ಮದುವೆಯಾಗಿಲ್ಲ)', { brothers: '1', married_brothers: '0' }, []],
  [
    'Name: Asha\nUnmarried\nVeg\n2 brothers 1 sister',
    {
      name: 'Asha',
      marital_status: 'Never Married?',
      diet: 'Vegetarian?',
      brothers: '2?',
      sisters: '1?',
    },
    [],
  ],
])('%j', (text, values, rest) => {
  expect(read(text)).toEqual({ values, rest });
});

it.each([
  // Right behind the birth, a place is that of the birth, and marked; it is asked with another one.
  [
    'DOB: 14.8.1999\nTime: 6.05 am\nPlace : Erode',
    { date_of_birth: '1999-08-14', time_of_birth: '06:05', place_of_birth: 'Erode?' },
    [],
  ],
  [
    'பிறந்த தேதி: 14.8.1999\nஇடம்: ஈரோடு\nஊர்: கரூர்',
    { date_of_birth: '1999-08-14', place_of_birth: 'ஈரோடு?', location: 'கரூர்' },
    [],
  ],
  [
    'DOB: 14.8.1999\nPlace: Erode\nBirth place: Salem',
    { date_of_birth: '1999-08-14', place_of_birth: 'Salem' },
    ['Place: Erode'],
  ],
  ['Job: Teacher\nPlace: Erode', { job: 'Teacher', location: 'Erode' }, []],
  // Parts of a name.
  ['First name: Meena\nLast name: Selvam', { name: 'Meena Selvam' }, []],
  ['Name: Meena\nInitial: K', { name: 'K. Meena?' }, []],
  ['Name: Meena\nSurname: Selvam', { name: 'Meena Selvam?' }, []],
  ['Name: Meena Selvam\nSurname: Selvam', { name: 'Meena Selvam' }, []],
  ['Job: Teacher\nSurname: Selvam', { job: 'Teacher' }, ['Surname: Selvam']],
  // An income goes to the lines that are left.
  ['Job & salary: Engineer, 8 LPA', { job: 'Engineer', income: '7 to 10' }, []],
  ['Job & salary: Engineer, 8', { job: '?', income: '?' }, []],
  ['Profile for: Daughter', { gender: 'bride?' }, []],
  ['Profile for: Self', {}, ['Profile for: Self']],
  ['Job: Engineer, 8 LPA', { job: 'Engineer?', income: '7 to 10?' }, []],
  // What stands beside a date is listed.
  [
    'DOB : 14/06/1998 Time : 6.05 am Place : Erode',
    { date_of_birth: '1998-06-14', time_of_birth: '06:05', place_of_birth: 'Erode?' },
    [],
  ],
  [
    'DOB & time: 14-06-1998, 6.05 AM, Erode',
    { date_of_birth: '1998-06-14', time_of_birth: '06:05', place_of_birth: 'Erode?' },
    [],
  ],
  ['DOB: 14/06/1998 at 6.05', { date_of_birth: '1998-06-14', time_of_birth: '06:05?' }, []],
  ['DOB: 1998-06-13T18:30:00.000Z', { date_of_birth: '?' }, []],
  ['Age (partner): 25', {}, ['Age (partner): 25']],
  ['Name: Asha\nMother (Sita)', { name: 'Asha', "mother's_name": 'Sita?' }, []],
  ['Full Name of the Bride / Groom (as in Aadhaar): Asha', { name: 'Asha' }, []],
  // Notes in brackets.
  ['Date of Birth (DD/MM/YYYY): 14/06/1998', { date_of_birth: '1998-06-14' }, []],
  ['Date of Birth (DD/MM/YYYY)\n14/06/1998', { date_of_birth: '1998-06-14' }, []],
  ['Name (father): Raman', { "father's_name": 'Raman' }, []],
  ['Star (Rohini)', { birth_star: 'Rohini?' }, []],
  ['Name / பெயர்: Meena', { name: 'Meena' }, []],
  ["Groom's age: 28 to 30", {}, ["Groom's age: 28 to 30"]],
  ['Madham - Hindu, Saathi - Vishwakarma', { religion: 'Hindu', caste: 'Vishwakarma' }, []],
  ['வது: x\nवधू\nName: Asha', { gender: 'bride?', name: 'Asha' }, ['வது: x']],
  ['വധു\nപേര്: Asha', { gender: 'bride?', name: 'Asha' }, []],
  ['Name: Asha\nSex\nFemale', { name: 'Asha', gender: 'bride' }, []],
])('the line before, parts and notes count: %j', (text, values, rest) => {
  expect(read(text)).toEqual({ values, rest });
});

it.each([
  ['Star: Uthiram 2 padam, Kanni rasi', { birth_star: 'Uttara Phalguni', star_pada: '2', rasi: 'Kanya?' }],
  ['Star: Anusham, Viruchiga rasi', { birth_star: 'Anuradha', rasi: 'Vrishchika?' }],
  ['Star: Rohini 4m padham Rishaba Rasi', { birth_star: 'Rohini', star_pada: '4', rasi: 'Vrishabha?' }],
  ['Star: Uthiram 2, Kanni', { birth_star: 'Uttara Phalguni', star_pada: '2', rasi: 'Kanya?' }],
  ['Star: Rohini 2', { birth_star: 'Rohini', star_pada: '2' }],
  ['Star: Rohini 5', { birth_star: '?' }],
  ['Star: Bharani (Aries)', { birth_star: 'Bharani', rasi: 'Mesha?' }],
  ['നക്ഷത്രം: അത്തം (കന്നി കൂറ്)', { birth_star: 'Hasta', rasi: 'Kanya?' }],
  ['Rasi: Kanni, Uthiram 2 padam', { rasi: 'Kanya', birth_star: 'Uttara Phalguni?', star_pada: '2?' }],
  ['Star: Uthiram 2 padam, Kanni rasi\nRasi: Kanni', { birth_star: 'Uttara Phalguni', star_pada: '2', rasi: 'Kanya' }],
  // They exclude one another.
  ['Star: Uthiram 2 padam, Mesha rasi', { birth_star: 'Uttara Phalguni?', star_pada: '2?', rasi: 'Mesha?' }],
  ['Star: Magam / Pooram, Simmam', { birth_star: '?' }],
  ['वैवाहिक स्थिति: तलाकशुदा', { marital_status: 'Divorced' }],
  ['திருமண நிலை: முதல் திருமணம்', { marital_status: 'Never Married?' }],
  ['Mudhal thirumanam', { marital_status: 'Never Married?' }],
  ['Marital status: First marriage', { marital_status: 'Never Married?' }],
])('a star with its rasi, or a status: %j', (text, values) => {
  expect(read(text).values).toEqual(values);
});

it('a star and a rasi that exclude one another are doubtful', () => {
  expect(read('Star: Revathi\nRasi: Mithunam').values).toEqual({ birth_star: 'Revati?', rasi: 'Mithuna?' });
  expect(read('Star: Revathi 2nd padam\nRasi: Meenam').values).toEqual({
    birth_star: 'Revati',
    star_pada: '2',
    rasi: 'Meena',
  });
});

it('a year of two digits is the last one that ends so, and doubtful; of nobody who looks for a match it is asked for', () => {
  expect(read('DOB: 14/8/99').values).toEqual({ date_of_birth: '1999-08-14?' });
  expect(read('DOB: 14-Aug-28').values).toEqual({ date_of_birth: '?' });
});

describe('an address of several lines', () => {
  const start = 'Name: Asha\nAddress: 12, Car Street,';

  it.each([
    'Door No: 12',
    'D.No: 5/2',
    'Old No: 7, New No: 9',
    'Near: bus stand',
    'Opp: temple',
    'Post: Sulur',
    'Via: Palladam',
    'Tk: Palladam',
    'Dt: Salem',
    'Dist : Salem',
    'Pin: 641001',
    'Pincode - 641001',
    'C/o: Raman',
    'Coimbatore - 641001',
    'Coimbatore 641001',
    'மாவட்டம்: கோவை',
    'जिला: सेलम',
  ])('goes on with %j', (line) => {
    const { values, rest } = read(`${start}\n${line}\nTamil Nadu\nPh: 55500 12345`);
    expect(values.address).toBe(`12, Car Street,\n${line}\nTamil Nadu`);
    expect(values.phone_number).toBe('+91 55500 12345');
    expect(rest).toEqual([]);
  });

  it.each([
    'Expectations: Well educated, within 5 years',
    'Expectation - Any degree, same caste',
    'Expecting: a doctor',
    'Looking for: a teacher',
    'Looking for a well educated groom',
    'Partner preference: same caste',
    'Partner Expectations (if any): none',
    'எதிர்பார்ப்பு: நல்ல குடும்பம்',
    'எதிர்பார்ப்பு - நல்ல குடும்பம்',
    'அபேட்சை : அரசு வேலை',
    'अपेक्षा: अच्छा परिवार',
    'Own house: 2',
    'Monthly rent:15000',
    'Plan 2: 98430',
    'Token No: 1234',
    'Passport number: K1234',
    'Remarks:',
  ])('ends before %j, which is listed', (line) => {
    const { values, rest } = read(`${start}\nCoimbatore\n${line}\nand a good family`);
    expect(values.address).toBe('12, Car Street,\nCoimbatore');
    expect(rest.join(' ')).toBe(`${line} and a good family`);
  });

  it.each([
    ['Family details', 'Own business'],
    ['Father details:', 'Own business'],
    ['Other details', 'Own business'],
  ])('ends before the heading %j', (heading, line) => {
    const { values, rest } = read(`${start}\nCoimbatore\n${heading}\n${line}`);
    expect(values.address).toBe('12, Car Street,\nCoimbatore');
    expect(rest).toEqual([line]);
  });

  it('is doubtful with a dash that may stand behind a label', () => {
    expect(read(`${start}\nConditions - nothing`).values.address).toBe('12, Car Street,\nConditions - nothing?');
  });

  it('begins below its label, and an unknown label is not its value', () => {
    expect(read('Name: Asha\nAddress:\nDoor No: 12, Car Street\nPin: 641001').values.address).toBe(
      'Door No: 12, Car Street\nPin: 641001',
    );
    expect(read('Name: Asha\nAddress:\nConditions: nothing')).toEqual({
      values: { name: 'Asha' },
      rest: ['Conditions: nothing'],
    });
  });
});

describe('words of the lists', () => {
  it.each([
    ['Marital status: Divorcee', { marital_status: 'Divorced' }],
    ['Marital status: Divorcee - no kids', { marital_status: 'Divorced?', children: '0?' }],
    ['Marital status: Un-married', { marital_status: 'Never Married' }],
    ['Marital status: Unmarried / Divorced', { marital_status: '?' }],
    ['Marital status: Singleton', { marital_status: '?' }],
    ['Marital status: Widowmaker', { marital_status: '?' }],
    ['Diet: Pure veg', { diet: 'Vegetarian' }],
    ['Diet: Non-veg', { diet: 'Non-vegetarian' }],
    ['Diet: Non veg, at times', { diet: 'Non-vegetarian?' }],
    ['Diet: Veg and non veg', { diet: '?' }],
    ['Diet: Eggplant', { diet: '?' }],
    ['Diet: Vegetable shop', { diet: '?' }],
    ['Diet: சைவம்', { diet: 'Vegetarian' }],
    ['Manglik: Nil', { mangal_dosha: 'No' }],
    ['Manglik: No dosham', { mangal_dosha: 'No' }],
    ['Manglik: No, as two astrologers say', { mangal_dosha: 'No?' }],
    ['Manglik: Not checked', { mangal_dosha: '?' }],
    ['Manglik: Noted', { mangal_dosha: '?' }],
    ['Manglik: Yesterday', { mangal_dosha: '?' }],
    ['Manglik: Yes / No', { mangal_dosha: '?' }],
    ['Manglik: Suddha jathagam', { mangal_dosha: 'No' }],
    ['Manglik: இல்லை', { mangal_dosha: 'No' }],
    ['Religion: Hindu Nadar', { religion: 'Hindu?', caste: 'Nadar?' }],
    ['Religion: Christian (RC)', { religion: 'Christian', caste: 'RC?' }],
    ['Religion: RCM', { religion: '?' }],
    ['Religion: Islamabad', { religion: '?' }],
    ['Religion: Hindu / Christian', { religion: '?' }],
    ['Religion: கிறிஸ்தவர்', { religion: 'Christian' }],
    ['Mother tongue: தமிழ்', { mother_tongue: 'Tamil' }],
    ['Mother tongue: Tamil, Telugu', { mother_tongue: '?' }],
    ['Mother tongue: Tamilian', { mother_tongue: '?' }],
  ])('%s', (line, values) => {
    expect(read(line).values).toEqual(values);
  });
});

it('a line of its own comes before what follows from another one, and a difference is doubtful', () => {
  expect(read('Religion: Hindu - Nair\nCaste: Menon')).toEqual({
    values: { religion: 'Hindu', caste: 'Menon?' },
    rest: [],
  });
  expect(read('DOB: 14.8.1999, 6.05 am\nTime of birth: 6.05 AM').values.time_of_birth).toBe('06:05');
});

test.each([
  ['Expectation: fair, tall', ['fair, tall'], ['Expectation: fair, tall']],
  ['Expectation: Govt job or engineer', ['Govt job or engineer'], ['Expectation: Govt job or engineer']],
  ['எதிர்பார்ப்பு: அரசு வேலை அல்லது இன்ஜினியர்', ['அரசு வேலை அல்லது இன்ஜினியர்'], ['எதிர்பார்ப்பு: அரசு வேலை அல்லது இன்ஜினியர்']],
  ['எதிர்பார்ப்பு\nநல்ல குடும்பம்', ['நல்ல குடும்பம்'], ['எதிர்பார்ப்பு நல்ல குடும்பம்']],
  // What has the form of wishes is no unread line.
  ['Looking for: religion: Hindu; age: 25 to 31', ['religion: Hindu; age: 25 to 31'], []],
  ['Requirement - caste: Iyer; diet: Vegan', ['caste: Iyer; diet: Vegan'], []],
  // The star of a new person is not stored yet.
  ['Expectation: star match: South 6', ['star match: South 6'], ['Expectation: star match: South 6']],
])('what the family looks for is its own text, and no fact of the person: %s', (text, expectations, rest) => {
  const { values, ...left } = readBiodata(`Name: Meena\n${text}`);
  expect(values.map(({ field }) => field)).toEqual(['name']);
  expect(left).toEqual({ expectations, proposed: {}, rest, people: [], isList: false });
});

test('wishes follow from the words of an expectation, which stay', () => {
  const { expectations, proposed, rest } = readBiodata(
    'Name: Meena\nCaste: Nadar\nExpectations: Groom within 29, same caste, good family',
  );
  expect(proposed).toEqual({ age_to: '29', caste: 'Nadar' });
  expect(expectations).toEqual(['Groom within 29, same caste, good family']);
  expect(rest).toEqual(['Expectations: good family']);
});

test('the line below a heading of wishes is no fact', () => {
  const { values, expectations } = readBiodata(
    'Name: Meena\nFather: Mani\n\nlooking for\nB.E or M.B.B.S, ready to move to Salem, never married, age up to 31, Nadar',
  );
  expect(values.map(({ field }) => field)).toEqual(['name', "father's_name"]);
  expect(expectations).toEqual(['B.E or M.B.B.S, ready to move to Salem, never married, age up to 31, Nadar']);
});

test('an expectation is understood where each of its words became a wish', () => {
  const { proposed, rest } = readBiodata('Name: Meena\nCaste: Nadar\nExpectations: Groom within 29, same caste.');
  expect(proposed).toEqual({ age_to: '29', caste: 'Nadar' });
  expect(rest).toEqual([]);
});

test('a fact that is no wish ends an expectation on the same line', () => {
  const { values, expectations } = readBiodata(
    'Name: Meena\nExpectation: Govt job; Religion: Hindu, Phone: 98430 55512',
  );
  expect(values.map(({ field, value }) => [field, value])).toEqual([
    ['name', 'Meena'],
    ['phone_number', '+91 98430 55512'],
  ]);
  expect(expectations).toEqual(['Govt job; Religion: Hindu']);
});

test.each([
  ['Name: Meena R (மீனா)', 'Meena R', 'மீனா'],
  ['Name: മീന / Meena', 'Meena', 'മീന'],
  ['Name: Meena\nபெயர்: செல்வி. மீனா ர\nHeight: 5.4', 'Meena', 'மீனா ர?'],
  ['பெயர்: மீனா\nName: Meena R', 'Meena R?', 'மீனா?'],
  ['MEENA R\nमीना आर\nDOB: 14-06-1998', 'MEENA R?', 'मीना आर?'],
  ['MEENA R (மீனா)\nDOB: 14-06-1998', 'MEENA R?', 'மீனா?'],
  ['Name: R. மீனா', 'R. மீனா', undefined],
  ["Name: Meena\nFather's details\nபெயர்: குமார்", 'Meena', undefined],
])('a name in a second script is the name in own letters: %j', (text, name, own) => {
  const { values, rest } = read(text);
  expect([values['name'], values['own_script_name']]).toEqual([name, own]);
  expect(rest).toEqual([]);
});

test.each([
  ['Selvi K', 'Selvi K', 'bride?'],
  ['Selvi Murugan', 'Selvi Murugan?', 'bride?'],
  ['Kumari S', 'Kumari S', 'bride?'],
  ['Selvan Raja', 'Selvan Raja?', 'groom?'],
  ['Chi R Arun', 'Chi R Arun?', 'groom?'],
  ['Chi. Arun', 'Arun', 'groom?'],
  ['Selvi. P. Kavya', 'P. Kavya', 'bride'],
  ['Selvi Meena Devi', 'Meena Devi', 'bride?'],
  ['செல்வி ரா', 'செல்வி ரா?', 'bride?'],
  ['செல்வி. கயல்விழி', 'கயல்விழி', 'bride'],
  ['कुमारी देवी', 'कुमारी देवी?', 'bride?'],
  ['ശ്രീമതി മീന', 'മീന', 'bride'],
  ['చి. అరుణ్', 'అరుణ్', 'groom?'],
  ['ಸೌ. ಮೀನಾ', 'ಮೀನಾ', 'bride?'],
  ['Thiru. K. Murugan', 'K. Murugan', 'groom?'],
  ['Dr. Meena R', 'Meena R', undefined],
])('a title in %s is cut off only where it is no name', (text, name, gender) => {
  expect(read(`Name: ${text}`).values).toEqual({ name, ...(gender !== undefined && { gender }) });
});

describe('a message that is copied', () => {
  const facts = { name: 'Meena R', date_of_birth: '1998-06-14', birth_star: 'Rohini' };
  test.each([
    '[10:15 pm, 12/03/2024] Uncle Ravi: ',
    '[22:15, 12/3/2024] Uncle Ravi: ',
    '[12/03, 10:15 pm] Uncle Ravi: ',
    '[12/03/24, 10:15:22 PM] Uncle Ravi: ',
    '\u200e[12/03/24, 10:15:22\u202fPM] Uncle Ravi: ',
    '12/03/2024, 10:15 pm - Uncle Ravi: ',
    '12/03/24, 22:15 - +91 98430 58103: ',
    '12.03.24, 22:15 - ~ Ravi: ',
    '2024-03-12, 22:15 - Ravi: ',
  ])('begins each line with %j', (head) => {
    const text = ['Name: Meena R', 'DOB: 14-06-1998', 'Star: Rohini'].map((line) => head + line).join('\n');
    expect(read(text)).toEqual({ values: facts, rest: [] });
  });

  it('may hold a birth in the same form', () => {
    expect(read('Name: Meena\n14/06/1998, 6:05 am - Place: Erode').values).not.toHaveProperty('location');
  });
});

describe('a text of two people', () => {
  const meena = 'Name: Meena R\nDOB: 14-06-1998\nStar: Rohini';
  const arun = 'Name: Arun K\nDOB: 02-03-1995\nHeight: 5.10\nStar: Swathi\nCaste: Nadar\nPhone: 98430 58102';
  const ofMeena = { name: 'meena r', date_of_birth: '1998-06-14', birth_star: 'Rohini' };
  test.each([
    ['a blank line', `${meena}\n\n${arun}`, [meena, arun]],
    ['nothing', `${meena}\n${arun}`, [meena, arun]],
    [
      'a heading',
      `Bride\n${meena}\n\nGroom\nHeight: 5.10\nStar: Swathi`,
      [`Bride\n${meena}`, 'Groom\nHeight: 5.10\nStar: Swathi'],
    ],
    ['heads of messages', `[12/03, 10:15 pm] A: ${meena}\n[12/03, 10:16 pm] B: ${arun}`, [meena, arun]],
    [
      'a name without a label',
      `MEENA R\nDOB: 14-06-1998\nStar: Rohini\n\nARUN K\nDOB: 02-03-1995\nStar: Swathi`,
      ['MEENA R\nDOB: 14-06-1998\nStar: Rohini', 'ARUN K\nDOB: 02-03-1995\nStar: Swathi'],
    ],
  ])('with %s between them gives the facts of the first alone', (_, text, people) => {
    const { values, rest, people: found } = readBiodata(text);
    expect(found).toEqual(people);
    expect(rest).toEqual([]);
    const own = Object.fromEntries(values.map(({ field, value }) => [field, value]));
    expect({ ...own, name: own['name']?.toLowerCase() }).toMatchObject(ofMeena);
    expect(own).not.toHaveProperty('caste');
    expect(own).not.toHaveProperty('phone_number');
  });

  it('with few facts each gives nobody the phone of the other', () => {
    const few = 'Name: Kavitha S\nGender: Female\nDOB: 14/08/1997\nPhone: 98400 12345';
    const other = 'Name: Karthik Raja\nGender: Male\nDOB: 02/11/1993\nPhone: 94430 55667';
    expect(readBiodata(`${few}\n\n${other}`).people).toEqual([few, other]);
    expect(readBiodata(`${few}\n${other}`).people).toEqual([few, other]);
    const inTamil = 'பெயர்: கார்த்திக்\nபாலினம்: ஆண்\nபிறந்த தேதி: 02/11/1993\nநட்சத்திரம்: சுவாதி';
    expect(readBiodata(`${few}\nStar: Rohini\n${inTamil}`).people).toEqual([`${few}\nStar: Rohini`, inTamil]);
  });

  test.each([
    ['her name in two scripts', `${meena}\nபெயர்: மீனா ர\nCaste: Nadar\nHeight: 5.4`],
    ['her whole name again', `${meena}\nName: R. Meena Devi\nCaste: Nadar\nHeight: 5.4`],
    ['a second date', `${meena}\nDOB: 15-06-1998\nCaste: Nadar\nHeight: 5.4`],
    ['a number to call', `${meena}\n\nContact\nName: Ravi\nPhone: 98430 58102`],
    ['a brother', `${meena}\n\nBrother’s details:\nName: Suresh\nDOB: 10/10/1990\nJob: Engineer\nMarried`],
    ['a parent', `${meena}\n\nFather details\nName: Kumar\nJob: Farmer\nEducation: 10th`],
  ])('is none with %s', (_, text) => {
    expect(readBiodata(text).people).toEqual([]);
  });
});

it('a number under the heading of a parent is that parent’s, to be checked', () => {
  const text = "Name: Divya\nContact: 98400 12345\nFather's details:\nName: Kumar\n98430 55512";
  expect(read(text).values).toMatchObject({ whose_second_phone: 'Father?', second_phone_number: '+91 98430 55512?' });
  expect(read(text).values).not.toHaveProperty('whose_phone');
  const owned = 'Name: Divya\nMother details\nMobile: 98430 55512 (brother)\nPhone 2: 98400 12345';
  expect(read(owned).values).toMatchObject({ whose_phone: 'Brother', whose_second_phone: 'Mother?' });
});

it('what stands under the heading of a brother is not of the person', () => {
  const text = "Name: Divya\nBrother's details:\nName: Suresh\nJob: Engineer\n\nPhone: 98400 12345";
  expect(read(text)).toEqual({
    values: { name: 'Divya', phone_number: '+91 98400 12345' },
    rest: ['Name: Suresh', 'Job: Engineer'],
  });
});

it.each([
  ['gender', 'lists.gender.bride', 'bride'],
  ['mother_tongue', 'lists-member.motherTongue.Tamil', 'Tamil'],
  ['marital_status', 'lists-member.maritalStatus.Never Married', 'Never Married'],
  ['diet', 'lists-member.diet.Vegetarian', 'Vegetarian'],
  ['mangal_dosha', 'lists-member.mangalDosha.No', 'No'],
  ['birth_star', 'lists-member.star.Rohini', 'Rohini'],
])('%s is read in each language in which the site prints it', (field, id, value) => {
  const labels = inEachLanguage(`person.field.${field}`);
  const words = inEachLanguage(id);
  expect(words).toHaveLength(5);
  expect(labels.map((label, place) => read(`${label}\t${words[place] ?? ''}`).values)).toEqual(
    words.map(() => ({ [field]: value })),
  );
});

it('two numbered names with their dates are two people, and share what stands below them', () => {
  const text = '1) MEENA\n21-8-1994\nB.Sc\n\n2) RAVI\n23/4/1997\nB.E\n\nCaste : Nadar';
  const { people } = readBiodata(text);
  expect(people.map((own) => read(own).values)).toEqual([
    { name: 'MEENA', date_of_birth: '1994-08-21?', education: 'B.Sc?', caste: 'Nadar' },
    { name: 'RAVI', date_of_birth: '1997-04-23?', education: 'B.E?', caste: 'Nadar' },
  ]);
});

test.each([
  'மணமகள் ஜாதகம் / BIODATA',
  'BIODATA / ஜாதகம்',
  'ஜாதகம் BIODATA',
  'மணமகள் சுய விவரம் | Bride Profile',
  'वधू बायोडाटा / BIODATA',
  'വധു ജാതകം / Bio data',
  'వధువు బయోడేటా / Horoscope',
  'ವಧು ಬಯೋಡೇಟಾ - Biodata',
])('a heading of biodata words is no name, in one language or two: %s', (heading) => {
  const { values, rest } = read(heading);
  expect(values).toEqual(/ம.*ள்|वधू|വധു|వధువు|ವಧು/u.test(heading) ? { gender: 'bride?' } : {});
  expect(rest).toEqual([]);
});

test.each(['மணமகள் ஜாதகம் / BIODATA', 'மணமகள் பொன்மலர் / PONMALAR', 'பொன்மலர் PONMALAR'])(
  'the label Name wins over the line above: %s',
  (heading) => {
    const { values, rest } = read(`${heading}\nபெயர் : செல்வி. கவிதா (S. Kavitha)`);
    expect(values).toMatchObject({ name: 'S. Kavitha', own_script_name: 'கவிதா', gender: 'bride?' });
    expect(rest).toEqual(heading.includes('BIODATA') ? [] : [heading]);
  },
);

describe("what stands behind a father's job is no part of his name", () => {
  const father = { "father's_name": 'S. சண்முகம்', "father's_job": 'விவசாயம்' };
  test.each([' ', ', ', '\n'])('his native place behind %j', (sign) => {
    const { values, rest } = read(`Name: Kavitha\nதந்தை : S. சண்முகம் (விவசாயம்)${sign}Father native Udumalpet`);
    expect(values).toMatchObject({ ...father, native_place: 'Udumalpet?' });
    expect(rest).toEqual([]);
  });

  test('anything else is left', () => {
    const { values, rest } = read('Name: Kavitha\nதந்தை : S. சண்முகம் (விவசாயம்) near the temple');
    expect(values).toEqual({ name: 'Kavitha', ...father });
    expect(rest).toEqual(['near the temple']);
  });
});

test.each([
  ['Name;- Uma', { name: 'Uma' }],
  ['Name      | Uma', { name: 'Uma' }],
  ['Name: Uma (family name: Gurram)', { name: 'Uma?' }],
  ['🎓 B.Com', { education: 'B.Com' }],
  ['Name: Uma\nNV. Unmarried.', { diet: 'Non-vegetarian?', marital_status: 'Never Married?' }],
  ['Family: Father: Mani', { "father's_name": 'Mani' }],
  ['Name: Uma D/o Mr. P. Mani & Mrs. Selvi', { name: 'Uma', "father's_name": 'P. Mani?', "mother's_name": 'Selvi?' }],
  ['Time: ಬೆಳಿಗ್ಗೆ 8.20', { time_of_birth: '08:20' }],
  ['समय: प्रातः 8 बजकर 20 मिनट', { time_of_birth: '08:20' }],
  [
    'Phone: 55500 12345 (P. Mani)\nFather: P. Mani',
    { phone_number: '+91 55500 12345?', whose_phone: 'Father?', "father's_name": 'P. Mani' },
  ],
  // Marks stand where there is a reason.
  [
    'Name: Selvi. P. Uma B.E.\nEducation: B.E. (Civil), Salem\nCommunity: Hindu, Senguntha Mudaliar',
    {
      name: 'P. Uma',
      gender: 'bride',
      education: 'B.E. (Civil), Salem',
      caste: 'Senguntha Mudaliar',
      religion: 'Hindu',
    },
  ],
  ['Name: Uma B.E', { name: 'Uma?', education: 'B.E?' }],
  ['Father: P. Mani (weaver)', { "father's_name": 'P. Mani', "father's_job": 'weaver' }],
  ['Father: P. Mani, Bank road', { "father's_name": 'P. Mani?', "father's_job": 'Bank road?' }],
  ['Job: Nurse in Ireland, 4 years', { job: 'Nurse in Ireland, 4 years?' }],
  ['Religion / Caste: Brahmin - Deshastha', { caste: 'Brahmin - Deshastha' }],
  // Brothers and sisters.
  ['Siblings: One elder brother (married), settled in Salem', { brothers: '1', married_brothers: '1' }],
  [
    '1 Br (u/m, 12th std)  2 Sis (1 m, Karur)',
    { brothers: '1?', married_brothers: '0?', sisters: '2?', married_sisters: '1?' },
  ],
  ['Brothers : 2   Married : 1', { brothers: '2', married_brothers: '1' }],
  ['സഹോദരി ഒന്ന് - വിവാഹിത, ഭർത്താവ് ഗൾഫിൽ', { sisters: '1?', married_sisters: '1?' }],
  [
    'அண்ணன் 1 - தம்பி 1. அண்ணனுக்கு மட்டும் திருமணம் முடிந்தது. சகோதரி இல்லை',
    { brothers: '2?', married_brothers: '1?', sisters: '0?' },
  ],
  // Sentences and lines of two facts.
  ['Education: M.Sc, working as lecturer in Karur', { education: 'M.Sc?', job: 'lecturer in Karur?' }],
  ['கல்வி: B.Sc முடித்து ஓசூரில் மேலாளர் ஆக பணிபுரிகிறார்', { education: 'B.Sc?', job: 'ஓசூரில் மேலாளர்?' }],
  [
    'எங்கள் மகள் க. மீனா 12-04-1995 புதன்கிழமை மாலை 5.20 மணிக்கு கரூரில் பிறந்தார்.',
    { name: 'க. மீனா?', date_of_birth: '1995-04-12?', time_of_birth: '17:20?' },
  ],
  ['She is five feet three inches tall, fair, and belongs to the Nadar community.', { height: '160?' }],
  ['DOB: 12.4.1995\n5\'6" Non veg', { height: '168?', diet: 'Non-vegetarian?' }],
  ['Father: Mani\nUma - govt school teacher', { "mother's_name": 'Uma?', "mother's_job": 'govt school teacher?' }],
  ['ஊர்: கரூர். தற்போது மதுரை', { native_place: 'கரூர்?', location: 'மதுரை?' }],
  ['12.04.95 - 10.20 மணி - மதுரை', { place_of_birth: 'மதுரை?' }],
  ['ജനനം 1170 മേടം 13 (26.04.1995) വൈകിട്ട് 5.20, പാലക്കാട്', { time_of_birth: '17:20?', place_of_birth: 'പാലക്കാട്?' }],
  ['Nos 55500 12345 (boy), 55500 67890 amma', { whose_phone: 'Self?', whose_second_phone: 'Mother?' }],
  ['DOB: 12.4.1995\nAge: 36', { date_of_birth: '1995-04-12?', age: '36?' }],
])('%j has its facts', (text, values) => {
  expect(read(text).values).toMatchObject(values);
});
