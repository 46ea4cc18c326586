import { findField } from '@/person/reading/labels';

/** The text of a cell whose formula has no result in the file: another program would compute it. */
export const noResult = '#NO RESULT!';

/** The words of Excel, LibreOffice and Google in a cell whose formula has no answer. */
const formulaError =
  /^(?:#(?:NO RESULT!|REF!|N\/A|NAME\??|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|ERROR!|GETTING_DATA)|Err:\d{3})$/i;

/** Whether a cell has the error of a formula in place of a value. */
export const isFormulaError = (cell: string): boolean => formulaError.test(cell.trim());

const married =
  /(?<![\p{L}\p{M}\d]\s?)(?:married|(?:marriage|mrg|marr?iage) (?:is )?(?:over|done|fixed|finished|completed)|(?:got |is )?engaged(?! in)|engagement (?:over|done|fixed)|நிச்சயம் (?:ஆகிவிட்டது|ஆனது|முடிந்தது)|நிச்சயிக்கப்பட்டது|கல்யாணம் (?:ஆகிவிட்டது|முடிந்தது|ஆனது)|திருமணமானவர்|திருமணம் (?:ஆகிவிட்டது|முடிந்தது|ஆனது)|शादी हो (?:गई|गयी|चुकी)|विवाहित|വിവാഹം കഴിഞ്ഞു|వివాహం అయింది|పెళ్లి అయింది|ಮದುವೆ ಆಗಿದೆ)(?![\p{L}\p{M}])/iu;
/** "1 sister married" is about somebody else. */
const relatives =
  /brother|sister|sibling|elder|younger|cousin|uncle|aunt|அண்ண|தம்பி|அக்கா|தங்கை|சகோதர|भाई|बहन|സഹോദര|സഹോദരി|అన్న|అక్క|ಸಹೋದರ/iu;
/** "Never married", "not yet married", "unmarried". */
const notMarried = /(?<![\p{L}\p{M}])(?:un-?|never |not |not yet |to be |no longer )married|अविवाहित/iu;
const laterMarriage =
  /(?<![\p{L}\p{M}])(?:(?:2nd|second) marriage|re-?marriage|மறுமணம்|இரண்டாம் திருமணம்|दूसरी शादी|पुनर्विवाह|രണ്ടാം വിവാഹം|రెండవ వివాహం|ಎರಡನೇ ಮದುವೆ)/iu;

/** Whether a remark says that the person is married or engaged by now: "MARRIED 2025". */
export const saysMarried = (remark: string): boolean =>
  married.test(remark) && ![notMarried, laterMarriage, relatives].some((other) => other.test(remark));

/** Whether a status, of our own export or of another list, says that nobody is looked for any more. */
export const saysClosed = (status: string): boolean =>
  /^(?:married|engaged|closed|settled|fixed|expired|withdrawn|(?:kept |put )?(?:on |in )?hold|inactive|cancelled|deleted|dead|died|(?:marriage|mrg) (?:fixed|over|done))$/i.test(
    status.trim(),
  );

/** Whether a cell says yes. */
export const saysYes = (cell: string): boolean => /^(?:y|yes|ஆம்|ஆமாம்|हाँ|हां|അതെ|అవును|ಹೌದು)$/iu.test(cell.trim());

/** Whether a remark says that the person was married before: "2nd marriage". */
export const saysLaterMarriage = (remark: string): boolean => laterMarriage.test(remark);

/** Whether a heading is that of remarks, or of the status of the file. */
export const namesRemark = (heading: string): boolean =>
  /status|remark|note|நிலை|குறிப்பு|स्थिति|टिप्पणी|നില|കുറിപ്പ്|స్థితి|గమనిక|ಸ್ಥಿತಿ|ಟಿಪ್ಪಣಿ/iu.test(heading);

/** Whether a remark says who is looked for: "Doctor bride only". */
export const saysWish = (remark: string): boolean =>
  /(?<!\p{L})(?:bride|groom|girl|boy|only|ok|pref(?:er\p{L}*)?|expect\p{L}*|wants?|wanted|looking for)(?!\p{L})|மட்டும்|எதிர்பார்|चाहिए|മാത്രം|మాత్రమే|ಮಾತ್ರ/iu.test(
    remark,
  );

/** What a remark of no more words says of the Mangal dosha: "Sevvai dosham", "No chevvai dosham". */
export function saysMangal(remark: string): 'Yes' | 'No' | null {
  const bare = remark.replace(/^(?:no|without)\s+|\s+(?:no|nil|illai|இல்லை|नहीं|ഇല്ല|లేదు|ಇಲ್ಲ)$/iu, '');
  return findField(bare) === 'mangal_dosha' ? (bare === remark ? 'Yes' : 'No') : null;
}
