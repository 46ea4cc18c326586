// A file as bureaus have it, for tests: 200 people with the dirt of real lists, each kind in its share. Always the same.

/** The n-th of a list, again from the start after its end. */
const nth = (list: string, n: number) => {
  const items = list.split(' ');
  return items[n % items.length] ?? '';
};

const rasisAsWritten = [
  // By far the most: Tamil and Malayalam names in English letters.
  'Mesham Rishabam Mithunam Kadagam Simmam Kanni Thulam Viruchigam Dhanusu Magaram Kumbam Meenam',
  'Medam Edavam Midhunam Karkidakam Chingam Kanni Thulaam Vrischikam Dhanu Makaram Kumbham Meenam',
  'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Meena',
  'மேஷம் ரிஷபம் மிதுனம் கடகம் சிம்மம் கன்னி துலாம் விருச்சிகம் தனுசு மகரம் கும்பம் மீனம்',
  'മേടം ഇടവം മിഥുനം കർക്കടകം ചിങ്ങം കന്നി തുലാം വൃശ്ചികം ധനു മകരം കുംഭം മീനം',
  'మేషం వృషభం మిథునం కర్కాటకం సింహం కన్య తుల వృశ్చికం ధనుస్సు మకరం కుంభం మీనం',
  'ಮೇಷ ವೃಷಭ ಮಿಥುನ ಕರ್ಕಾಟಕ ಸಿಂಹ ಕನ್ಯಾ ತುಲಾ ವೃಶ್ಚಿಕ ಧನು ಮಕರ ಕುಂಭ ಮೀನ',
  'मेष वृषभ मिथुन कर्क सिंह कन्या तुला वृश्चिक धनु मकर कुंभ मीन',
] as const;

/** Which list of rasis a row takes: 79 of 200 a Tamil or Malayalam name in English letters. */
function rasiOf(n: number): string {
  if (n < 50) return nth(rasisAsWritten[0], n);
  if (n < 79) return nth(rasisAsWritten[1], n);
  if (n < 110) return nth(rasisAsWritten[2], n);
  return nth(rasisAsWritten[3 + (n % 5)] ?? '', n);
}

const stars = [
  'Aswini Barani Karthigai Rogini Mirugaseerisham Thiruvadhirai Punarpoosam Poosam Ayilyam Magam Pooram Uthiram Hastham Chithirai Swathi Visagam Anusham Kettai Moolam Pooradam Uthiradam Thiruvonam Avittam Sadhayam Poorattathi Uthirattathi Revathi',
  'அஸ்வினி பரணி கார்த்திகை ரோகிணி மிருகசீரிஷம் திருவாதிரை புனர்பூசம் பூசம் ஆயில்யம் மகம் பூரம் உத்திரம் அஸ்தம் சித்திரை சுவாதி விசாகம் அனுஷம் கேட்டை மூலம் பூராடம் உத்திராடம் திருவோணம் அவிட்டம் சதயம் பூரட்டாதி உத்திரட்டாதி ரேவதி',
  'അശ്വതി ഭരണി കാർത്തിക രോഹിണി മകയിരം തിരുവാതിര പുണർതം പൂയം ആയില്യം മകം പൂരം ഉത്രം അത്തം ചിത്തിര ചോതി വിശാഖം അനിഴം തൃക്കേട്ട മൂലം പൂരാടം ഉത്രാടം തിരുവോണം അവിട്ടം ചതയം പൂരുരുട്ടാതി ഉത്രട്ടാതി രേവതി',
  'అశ్విని భరణి కృత్తిక రోహిణి మృగశిర ఆరుద్ర పునర్వసు పుష్యమి ఆశ్లేష మఖ పుబ్బ ఉత్తరఫల్గుణి హస్త చిత్త స్వాతి',
  'ಅಶ್ವಿನಿ ಭರಣಿ ಕೃತ್ತಿಕಾ ರೋಹಿಣಿ ಮೃಗಶಿರ ಆರ್ದ್ರಾ ಪುನರ್ವಸು ಪುಷ್ಯ ಆಶ್ಲೇಷ ಮಘ ಪುಬ್ಬ ಉತ್ತರಫಲ್ಗುಣಿ ಹಸ್ತ ಚಿತ್ತ ಸ್ವಾತಿ',
  'अश्विनी भरणी कृत्तिका रोहिणी मृगशिरा आर्द्रा पुनर्वसु पुष्य आश्लेषा मघा पूर्वाफाल्गुनी उत्तराफाल्गुनी हस्त चित्रा स्वाति',
] as const;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/** A birth from 1985 to 1999, in the forms that lists have side by side. */
function dateOf(n: number): string {
  const day = 1 + ((n * 7) % 28);
  const month = n % 12;
  const year = 1985 + (n % 15);
  const name = nth(months, month);
  const number = twoDigits(month + 1);
  switch (n % 6) {
    case 0:
      return `${twoDigits(day)}/${number}/${year}`;
    case 1:
      return `${day}.${month + 1}.${year}`;
    case 2:
      return `${day}-${name}-${String(year).slice(2)}`;
    case 3:
      return `${day} ${name} ${year}`;
    case 4:
      return `${twoDigits(day)}-${number}-${year}`;
    default:
      return `${year}-${number}-${twoDigits(day)}`;
  }
}

function heightOf(n: number): string {
  const inches = n % 11;
  return nth(`5'${inches}" 5.${inches} 5ft|${inches} ${150 + (n % 30)}|cm ${150 + (n % 30)}`, n).replace('|', ' ');
}

/** Numbers from 55500 00000 on, which nobody has. */
function phoneOf(n: number): string {
  const first = `55500${twoDigits(Math.floor(n / 100))}${String(n).padStart(3, '0')}`;
  const second = `55501${twoDigits(Math.floor(n / 100))}${String(n).padStart(3, '0')}`;
  const split = `${first.slice(0, 5)} ${first.slice(5)}`;
  switch (n % 5) {
    case 0:
      return `${split} / ${second}`;
    case 1:
      return `${first.slice(0, 5)}-${first.slice(5)}`;
    case 2:
      return `${first}, ${second}`;
    case 3:
      return `+91 ${split}`;
    default:
      return first;
  }
}

const brides = 'Meena REVATHI lakshmi Kavitha DEEPA anitha Sangeetha NITHYA';
const grooms = 'SURESH Ramesh karthik VIJAY Prakash ANAND senthil Murali';
const families = 'K Raman S M.K. Pillai N Iyer P';

function nameOf(n: number, isBride: boolean): string {
  const name = `${nth(isBride ? brides : grooms, n)} ${nth(families, Math.floor(n / 8))}`;
  return /^[A-Z]{2}/.test(name) ? name.toUpperCase() : name;
}

/** What nobody can read: in eight of the 200 rows, by row and column. */
const beyondReading: Readonly<Record<number, readonly [column: number, cell: string]>> = {
  20: [6, 'Kadagm'],
  60: [6, 'Kadagm'],
  100: [6, 'Kadagm'],
  130: [3, '31/02/1994'],
  150: [13, 'ask the uncle'],
  160: [5, 'Uttara'],
  170: [12, 'tall'],
  // Under 21: refused as a person.
  181: [3, '1/1/2012'],
};

const headings = 'Sl No;Name;Sex;DOB;Birth Time;Star;Rasi;Caste;Education;Job;Income;Place;Height;Mobile;Food';

/** The rows, each with its cells; the first are the headings. */
export function realLifeRows(): string[][] {
  const people = Array.from({ length: 200 }, (_, n) => {
    const isBride = n % 2 === 0;
    const cells = [
      String(n + 1),
      nameOf(n, isBride),
      isBride ? nth('F Female Bride பெண்', n / 2) : nth('M Male Groom ஆண்', (n - 1) / 2),
      dateOf(n),
      nth('6.05|am 18:20 10:15|PM 0435', n).replace('|', ' '),
      nth(n < 110 ? stars[0] : (stars[1 + (n % 5)] ?? ''), n),
      rasiOf(n),
      nth('Mudaliar Pillai Nair CHETTIAR Iyer Nadar', n),
      nth('B.E. M.Sc MBA B.Com +2 B.Tech', n),
      nth('Engineer Teacher IT Business Bank Nurse', n),
      nth('5|lakhs 40000 - 8|LPA', n).replace('|', ' '),
      nth('CBE madurai MDU Chennai TVM ERODE Salem,|TN Trichy', n).replace('|', ' '),
      heightOf(n),
      phoneOf(n),
      nth('Veg Non-Veg NV Vegetarian', n),
    ];
    const bad = beyondReading[n];
    if (bad) cells[bad[0]] = bad[1];
    return cells;
  });
  return [headings.split(';'), ...people];
}

/** The same as a CSV text of an Excel in India: BOM, semicolons, CRLF, a title line and blank lines. */
export function realLifeCsv(): string {
  const quote = (cell: string) => (/[";]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = realLifeRows().map((cells) => cells.map(quote).join(';'));
  const withBlanks = lines.flatMap((line, index) => (index % 60 === 59 ? [line, ';'.repeat(14)] : [line]));
  return `\ufeff${withBlanks.join('\r\n')}\r\n`;
}
