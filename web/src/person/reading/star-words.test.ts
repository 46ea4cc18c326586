import { describe, expect, it, test } from 'vitest';
import { birthStars, namesOfStar } from '@/astrology/birth-stars';
import { namesOfRasi, rasis } from '@/astrology/rasis';
import { findRasi, findStar } from '@/person/reading/star-words';

it('finds each star and rasi by each of its names', () => {
  for (const star of birthStars)
    for (const name of namesOfStar(star)) expect([name, findStar(name)]).toEqual([name, star]);
  for (const rasi of rasis) for (const name of namesOfRasi(rasi)) expect([name, findRasi(name)]).toEqual([name, rasi]);
});

// One row a language, in the order of the zodiac.
describe.each([
  ['English', 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'],
  [
    'Tamil in English letters',
    'Mesham Rishabam Midhunam Kadagam Simmam Kanni Thulaam Viruchigam Dhanusu Magaram Kumbam Meenam',
  ],
  [
    'Malayalam in English letters',
    'Medam Edavam Mithunam Karkkidakam Chingam Kanni Thulam Vrischikam Dhanu Makaram Kumbham Meenam',
  ],
  ['Tamil', 'மேஷம் ரிஷபம் மிதுனம் கடகம் சிம்மம் கன்னி துலாம் விருச்சிகம் தனுசு மகரம் கும்பம் மீனம்'],
  ['Malayalam', 'മേടം ഇടവം മിഥുനം കർക്കിടകം ചിങ്ങം കന്നി തുലാം വൃശ്ചികം ധനു മകരം കുംഭം മീനം'],
  ['Telugu', 'మేషం వృషభం మిథునం కర్కాటకం సింహం కన్య తుల వృశ్చికం ధనుస్సు మకరం కుంభం మీనం'],
  ['Kannada', 'ಮೇಷ ವೃಷಭ ಮಿಥುನ ಕರ್ಕಾಟಕ ಸಿಂಹ ಕನ್ಯಾ ತುಲಾ ವೃಶ್ಚಿಕ ಧನು ಮಕರ ಕುಂಭ ಮೀನ'],
  ['Devanagari', 'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन'],
])('the rasis in %s', (_language, names) => {
  it('are found', () => {
    expect(names.split(' ').map(findRasi)).toEqual(rasis);
    expect(names.split(' ').map((name) => findRasi(`${name} rasi`.toUpperCase()))).toEqual(rasis);
  });
});

describe.each([
  [
    'Tamil',
    'அஸ்வினி பரணி கார்த்திகை ரோகிணி மிருகசீரிஷம் திருவாதிரை புனர்பூசம் பூசம் ஆயில்யம் மகம் பூரம் உத்திரம் அஸ்தம் சித்திரை சுவாதி விசாகம் அனுஷம் கேட்டை மூலம் பூராடம் உத்திராடம் திருவோணம் அவிட்டம் சதயம் பூரட்டாதி உத்திரட்டாதி ரேவதி',
  ],
  [
    'Malayalam',
    'അശ്വതി ഭരണി കാർത്തിക രോഹിണി മകയിരം തിരുവാതിര പുണർതം പൂയം ആയില്യം മകം പൂരം ഉത്രം അത്തം ചിത്തിര ചോതി വിശാഖം അനിഴം തൃക്കേട്ട മൂലം പൂരാടം ഉത്രാടം തിരുവോണം അവിട്ടം ചതയം പൂരുരുട്ടാതി ഉത്രട്ടാതി രേവതി',
  ],
  [
    'Telugu',
    'అశ్విని భరణి కృత్తిక రోహిణి మృగశిర ఆరుద్ర పునర్వసు పుష్యమి ఆశ్లేష మఖ పుబ్బ ఉత్తరఫల్గుణి హస్త చిత్త స్వాతి విశాఖ అనూరాధ జ్యేష్ఠ మూల పూర్వాషాఢ ఉత్తరాషాఢ శ్రవణం ధనిష్ఠ శతభిషం పూర్వాభాద్ర ఉత్తరాభాద్ర రేవతి',
  ],
  [
    'Kannada',
    'ಅಶ್ವಿನಿ ಭರಣಿ ಕೃತ್ತಿಕಾ ರೋಹಿಣಿ ಮೃಗಶಿರ ಆರ್ದ್ರಾ ಪುನರ್ವಸು ಪುಷ್ಯ ಆಶ್ಲೇಷ ಮಘ ಪುಬ್ಬ ಉತ್ತರಫಲ್ಗುಣಿ ಹಸ್ತ ಚಿತ್ತ ಸ್ವಾತಿ ವಿಶಾಖ ಅನುರಾಧ ಜ್ಯೇಷ್ಠ ಮೂಲ ಪೂರ್ವಾಷಾಢ ಉತ್ತರಾಷಾಢ ಶ್ರವಣ ಧನಿಷ್ಠ ಶತಭಿಷ ಪೂರ್ವಾಭಾದ್ರ ಉತ್ತರಾಭಾದ್ರ ರೇವತಿ',
  ],
  [
    'Devanagari',
    'अश्विनी भरणी कृत्तिका रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य आश्लेषा मघा पूर्वाफाल्गुनी उत्तराफाल्गुनी हस्त चित्रा स्वाति विशाखा अनुराधा ज्येष्ठा मूल पूर्वाषाढ़ा उत्तराषाढ़ा श्रवण धनिष्ठा शतभिषा पूर्वाभाद्रपद उत्तराभाद्रपद रेवती',
  ],
  [
    'English letters, as bureaus write',
    'Aswathy Barani Kaarthigai Rogini Mirugaseerisham Thiruvadhirai Punarpusam Pusam Aayilyam Makham Puram Uthram Astham Chithra Swathy Visagam Anusam Kettay Moola Puradam Uthraadam Sravanam Dhanishta Sadhayam Poorattadhi Uthirattadhi Revathy',
  ],
])('the stars in %s', (_language, names) => {
  it('are found', () => {
    expect(names.split(' ').map(findStar)).toEqual(birthStars);
  });
});

test.each([
  ['Rohini nakshatram', 'Rohini'],
  ['மகம் நட்சத்திரம்', 'Magha'],
  ['Magam (Magha)', 'Magha'],
  ['മകം / Makam', 'Magha'],
  // The older way to write the sign without a vowel.
  ['പുണര്\u200dതം', 'Punarvasu'],
])('%j is the star %s', (text, star) => {
  expect(findStar(text)).toBe(star);
});

test.each(['Uttara', 'Poorva', 'Magam / Pooram', 'Kadagm', 'Suresh', 'constructor', '', '12'])(
  '%j names none',
  (text) => {
    expect(findStar(text)).toBeUndefined();
    expect(findRasi(text)).toBeUndefined();
  },
);
