// Months and days of the week as people write them: in English, Tamil, Malayalam, Telugu, Kannada and Hindi. Months of other
// calendars, as ஆடி, are not among them, and no short form that one of those has too, as மார்.
const months = [
  'january ஜனவரி சனவரி ஜன ജനുവരി ജനു జనవరి జన ಜನವರಿ ಜನ जनवरी जन',
  'february பிப்ரவரி பெப்ரவரி பெப்ருவரி பிப் பெப் ഫെബ്രുവരി ഫെബ്രവരി ഫെബ്രു ഫെബ് ఫిబ్రవరి ఫిబ్ర ಫೆಬ್ರವರಿ ಫೆಬ್ರುವರಿ ಫೆಬ್ರ फरवरी फर',
  'march மார்ச் மார்ச்சு മാർച്ച് മാർച്ച మార్చి మార్చ్ ಮಾರ್ಚ್ मार्च',
  'april ஏப்ரல் ஏப் ഏപ്രിൽ ഏപ്രി ఏప్రిల్ ఎప్రిల్ ఏప్రి ಏಪ್ರಿಲ್ ಎಪ್ರಿಲ್ ಏಪ್ರಿ अप्रैल अप्रेल',
  'may மே മേയ് മെയ് മേ మే ಮೇ मई',
  'june ஜூன் ஜுன் சூன் ജൂൺ ജുൺ జూన్ జూను ಜೂನ್ जून',
  'july ஜூலை ஜுலை சூலை ജൂലൈ ജൂലായ് ജുലൈ జులై జూలై ಜುಲೈ ಜೂಲೈ जुलाई',
  'august ஆகஸ்ட் ஆகஸ்டு ஆகஸ்ட்டு ஓகஸ்ட் ഓഗസ്റ്റ് ആഗസ്റ്റ് ആഗസ്ത് ഓഗസ്ത് ఆగస్టు ఆగస్ట్ ಆಗಸ್ಟ್ ಆಗಸ್ಟು ಅಗಸ್ಟ್ अगस्त',
  'september செப்டம்பர் செப்டெம்பர் செப் സെപ്റ്റംബർ സെപ്തംബർ സെപ്റ്റം సెప్టెంబర్ సెప్టెంబరు సెప్టెం ಸೆಪ್ಟೆಂಬರ್ ಸೆಪ್ಟಂಬರ್ ಸೆಪ್ಟೆಂ सितंबर सितम्बर सितं',
  'october அக்டோபர் அக்தோபர் ஒக்டோபர் ஒக்தோபர் அக் ഒക്ടോബർ ഒക്ടോ అక్టోబర్ అక్టోబరు అక్టో ಅಕ್ಟೋಬರ್ ಅಕ್ಟೋ अक्टूबर अक्तूबर अक्टोबर अक्टू अक्तू',
  'november நவம்பர் நவெம்பர் நவ നവംബർ നവം నవంబర్ నవంబరు నవం ನವೆಂಬರ್ ನವಂಬರ್ ನವೆಂ नवंबर नवम्बर नवं',
  'december டிசம்பர் டிசெம்பர் திசம்பர் டிச ഡിസംബർ ഡിസം డిసెంబర్ డిసెంబరు డిసెం ಡಿಸೆಂಬರ್ ಡಿಸಂಬರ್ ಡಿಸೆಂ दिसंबर दिसम्बर दिसं',
];

/** Sunday first. */
const weekdays = [
  'sunday sun ஞாயிறு ஞாயிற்றுக்கிழமை ஞாயிறுக்கிழமை ഞായർ ഞായറാഴ്ച ఆదివారం ಭಾನುವಾರ ರವಿವಾರ रविवार इतवार',
  'monday mon திங்கள் திங்கட்கிழமை திங்கள்கிழமை തിങ്കൾ തിങ്കളാഴ്ച సోమవారం ಸೋಮವಾರ सोमवार',
  'tuesday tue tues செவ்வாய் செவ்வாய்க்கிழமை செவ்வாய்கிழமை ചൊവ്വ ചൊവ്വാഴ്ച మంగళవారం ಮಂಗಳವಾರ मंगलवार',
  'wednesday wed புதன் புதன்கிழமை ബുധൻ ബുധനാഴ്ച బుధవారం ಬುಧವಾರ बुधवार',
  'thursday thu thur thurs வியாழன் வியாழக்கிழமை വ്യാഴം വ്യാഴാഴ്ച గురువారం ಗುರುವಾರ गुरुवार बृहस्पतिवार वीरवार',
  'friday fri வெள்ளி வெள்ளிக்கிழமை വെള്ളി വെള്ളിയാഴ്ച శుక్రవారం ಶುಕ್ರವಾರ शुक्रवार',
  'saturday sat சனி சனிக்கிழமை ശനി ശനിയാഴ്ച శనివారం ಶನಿವಾರ शनिवार',
];

/** One way to write a word that has two in Unicode, and the nukta that many leave out. */
const oneForm = (word: string) =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replace(/[ൺൻർൽൾ]/g, (sign) => `${'ണനരലള'.charAt('ൺൻർൽൾ'.indexOf(sign))}്`);

const placesOf = (lists: readonly string[]): ReadonlyMap<string, number> =>
  new Map(lists.flatMap((words, place) => words.split(' ').map((word) => [oneForm(word), place] as const)));

const monthPlaces = placesOf(months);
const weekdayPlaces = placesOf(weekdays);

/** The month that a word names, from 1 to 12; null for another word. English names may be cut to three letters. */
export function monthOfName(word: string): number | null {
  const name = oneForm(word);
  const place = monthPlaces.get(name);
  if (place !== undefined) return place + 1;
  // "sept" is as usual as "sep".
  const letters = name === 'sept' ? 'sep' : name;
  const begun = letters.length < 3 ? -1 : months.findIndex((words) => words.split(' ')[0]?.startsWith(letters));
  return begun === -1 ? null : begun + 1;
}

/** The first day of the week that a text names, 0 for Sunday, with the word and its brackets; null without one. */
export function findWeekday(text: string): { day: number; text: string } | null {
  for (const [found, word = ''] of text.matchAll(/\(?([\p{L}\p{M}\u200c\u200d]+)\)?[.,]?/gu)) {
    const day = weekdayPlaces.get(oneForm(word));
    if (day !== undefined) return { day, text: found };
  }
  return null;
}
