-- Notices and consents: what a family was told, and what it said yes or no to. Sections 5 and 6 of the DPDP Act, rule 3 of its Rules.
-- An answer is never changed: a withdrawal is a new row, and the last row of a purpose counts. Each takes effect at once, by triggers.
-- Who may: the admin records what a family says, a member answers for themselves, the candidate by a private link of her own
-- (work/introductions.sql). An owner publishes notices, everybody reads them. Only functions write to these tables.

create function private.consent_purposes() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select array['notice', 'kept', 'members', 'visitors', 'pictures', 'chart', 'whatsapp', 'families', 'relatives', 'sharing', 'story', 'intent', 'truth']
$$;
comment on function private.consent_purposes() is 'The purposes of consents. notice: the notice was given. sharing: the contact details are given to a family after the approval, the candidate''s own yes. intent and truth: intends to marry, and all is true.';

create function private.ways_of_agreeing() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['site', 'link', 'paper', 'telephone', 'in person', 'file'] $$;
comment on function private.ways_of_agreeing() is 'How an answer came: by the member or a private link, to the bureau, or with a file, on whose paper it is to be confirmed.';

create function private.notice_items() returns text[] language sql immutable parallel safe set search_path = '' as $$
  select array['data', 'recipients', 'withdraw', 'rights', 'bureau', 'board']
    || array(select 'purposes.' || purpose from unnest(private.consent_purposes()) as purpose)
$$;
comment on function private.notice_items() is 'The texts of a notice. The sentence of a purpose is the label beside its tick.';

-- A CHECK constraint runs with the rights of the role that writes.
grant execute on function private.consent_purposes(), private.ways_of_agreeing() to service_role;

create table private.notices (
  version integer not null,
  language text not null
    constraint language_is_a_code check (language ~ '^[a-z]{2,3}$'),
  published_by_name text,
  items jsonb not null,
  published_on date not null default private.today(),
  primary key (version, language)
);
comment on table private.notices is 'The notice of section 5 in each language, by versions. A version is never changed: families agreed to its sentences.';
comment on column private.notices.published_by_name is 'The owner; null for the version that comes with the site.';
comment on column private.notices.items is '{data, recipients, withdraw, rights, bureau, board, purposes: {purpose: sentence}}.';

create table private.consents (
  id bigint generated always as identity primary key,
  registered_user_id bigint not null references public."RegisteredUsers" (id) on delete cascade,
  purpose text not null
    constraint purpose_is_known check (purpose = any (private.consent_purposes())),
  given boolean not null,
  notice_version integer not null,
  notice_language text not null,
  said_by text
    constraint relation_is_known check (said_by = any (private.relations())),
  said_by_name text
    constraint said_by_name_is_readable check (char_length(said_by_name) between 1 and 120)
    constraint said_by_name_holds_no_contact check (not private.holds_contact(said_by_name)),
  channel text not null
    constraint channel_is_known check (channel = any (private.ways_of_agreeing())),
  said_on date not null,
  recorded_at timestamptz not null default now(),
  recorded_by_name text,
  foreign key (notice_version, notice_language) references private.notices (version, language),
  constraint only_files_name_nobody check (said_by is not null or channel = 'file')
);
comment on table private.consents is 'Each yes and no of a family, with the notice that it read. Rows are added, never changed; they go with the person.';
comment on column private.consents.said_by is 'Who of the family said so: Self is the candidate.';
comment on column private.consents.recorded_by_name is 'The admin; null where the member or the family answered itself.';

create index consents_last on private.consents (registered_user_id, purpose, id desc);
create index consents_of_notice on private.consents (notice_version, notice_language);

create trigger audit_change after insert on private.consents
  for each row execute function private.audit_change('id', 'registered_user_id');

create function private.refuse_consent_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- With the person, after the card is gone.
  if tg_op = 'DELETE' and tg_table_name = 'consents'
    and not exists (select from public."RegisteredUsers" where id = (to_jsonb(old) ->> 'registered_user_id')::bigint)
  then
    return old;
  end if;
  perform private.forbid('consents_are_append_only', 'Notices and consents are append-only.');
end
$$;
comment on function private.refuse_consent_change() is 'Trigger: refuses every change of a notice or a consent, but for the erasure of a person.';
create trigger refuse_change before update or delete on private.notices
  for each row execute function private.refuse_consent_change();
create trigger refuse_change before update or delete on private.consents
  for each row execute function private.refuse_consent_change();

insert into private.notices (version, language, items)
  select 1, language, jsonb_object_agg(item, said) filter (where item not like 'purposes.%')
    || jsonb_build_object('purposes', jsonb_object_agg(substr(item, 10), said) filter (where item like 'purposes.%'))
  from (values
    ('data', 'Of the person to be married, the bureau keeps: name, date of birth and age, religion, community, place, star and horoscope, height, education, work and income, facts about the family, pictures, and what you look for. Also the telephone number, e-mail, address and assets; the bureau’s notes and checks; introductions, your answers and your consents; and if you use this site, your login and what you do here. It comes from you and your family. It is used to find a match, and for nothing else.', 'திருமணம் தேடும் நபரைப் பற்றி எங்கள் மையம் வைத்திருப்பவை: பெயர், பிறந்த தேதி, வயது, மதம், சமூகம், ஊர், நட்சத்திரம், ஜாதகம், உயரம், கல்வி, வேலை, வருமானம், குடும்ப விவரங்கள், படங்கள், நீங்கள் தேடும் வரன் பற்றிய எதிர்பார்ப்புகள். மேலும் தொலைபேசி எண், மின்னஞ்சல், முகவரி, சொத்து; மையத்தின் குறிப்புகள், சரிபார்த்தவை; காட்டிய வரன்கள், உங்கள் பதில்கள், சம்மதங்கள்; இந்தத் தளத்தைப் பயன்படுத்தினால் உங்கள் கணக்கு, இங்கே நீங்கள் செய்பவை. இவற்றை நீங்களும் உங்கள் குடும்பமும் தந்தீர்கள். வரன் தேடுவதற்கு மட்டுமே பயன்படும்.', 'വിവാഹം ആലോചിക്കുന്ന ആളെക്കുറിച്ചു ഞങ്ങളുടെ ബ്യൂറോ സൂക്ഷിക്കുന്നത്: പേര്, ജനനത്തീയതി, പ്രായം, മതം, സമുദായം, സ്ഥലം, നക്ഷത്രം, ജാതകം, ഉയരം, വിദ്യാഭ്യാസം, ജോലി, വരുമാനം, കുടുംബവിവരങ്ങൾ, ഫോട്ടോകൾ, നിങ്ങളുടെ പ്രതീക്ഷകൾ. കൂടാതെ ഫോൺ നമ്പർ, ഇമെയിൽ, വിലാസം, സ്വത്ത്; ബ്യൂറോയുടെ കുറിപ്പുകളും പരിശോധനകളും; കാണിച്ച ആലോചനകൾ, നിങ്ങളുടെ മറുപടികൾ, സമ്മതങ്ങൾ; ഈ സൈറ്റ് ഉപയോഗിക്കുന്നെങ്കിൽ ലോഗിനും ഇവിടെ ചെയ്യുന്ന കാര്യങ്ങളും. ഇവ നിങ്ങളും കുടുംബവും തന്നതാണ്. ചേർന്ന ബന്ധം കണ്ടെത്താൻ മാത്രം ഉപയോഗിക്കുന്നു, മറ്റൊന്നിനുമല്ല.', 'పెళ్లి సంబంధం చూస్తున్న వ్యక్తి గురించి మా బ్యూరో ఉంచేవి: పేరు, పుట్టిన తేదీ, వయసు, మతం, కులం, ఊరు, నక్షత్రం, జాతకం, ఎత్తు, విద్య, ఉద్యోగం, ఆదాయం, కుటుంబ వివరాలు, ఫోటోలు, మీరు కోరే సంబంధం. ఇంకా ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా, ఆస్తి; బ్యూరో రాసుకున్నవి, పరిశీలించినవి; చూపించిన సంబంధాలు, మీ జవాబులు, సమ్మతులు; ఈ సైట్ వాడితే మీ లాగిన్, ఇక్కడ మీరు చేసేవి. ఇవి మీ నుంచి, మీ కుటుంబం నుంచి వచ్చినవి. సంబంధం చూడటానికే వాడతాం, మరి దేనికీ కాదు.', 'ಮದುವೆ ಆಗಬೇಕಾದವರ ಬಗ್ಗೆ ನಮ್ಮ ಬ್ಯೂರೋ ಇಟ್ಟುಕೊಳ್ಳುವುದು: ಹೆಸರು, ಹುಟ್ಟಿದ ದಿನಾಂಕ, ವಯಸ್ಸು, ಧರ್ಮ, ಸಮುದಾಯ, ಊರು, ನಕ್ಷತ್ರ, ಜಾತಕ, ಎತ್ತರ, ಶಿಕ್ಷಣ, ಕೆಲಸ, ಆದಾಯ, ಕುಟುಂಬದ ವಿವರ, ಫೋಟೋ, ನಿಮ್ಮ ನಿರೀಕ್ಷೆಗಳು. ಜೊತೆಗೆ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್, ವಿಳಾಸ, ಆಸ್ತಿ; ಬ್ಯೂರೋದ ಟಿಪ್ಪಣಿಗಳು ಮತ್ತು ಪರಿಶೀಲನೆಗಳು; ತೋರಿಸಿದ ಸಂಬಂಧಗಳು, ನಿಮ್ಮ ಉತ್ತರಗಳು, ಒಪ್ಪಿಗೆಗಳು; ಈ ತಾಣ ಬಳಸಿದರೆ ನಿಮ್ಮ ಲಾಗಿನ್ ಮತ್ತು ಇಲ್ಲಿ ನೀವು ಮಾಡುವುದು. ಇದು ನಿಮ್ಮಿಂದ ಮತ್ತು ನಿಮ್ಮ ಕುಟುಂಬದಿಂದ ಬಂದದ್ದು. ಸಂಬಂಧ ಹುಡುಕಲು ಮಾತ್ರ ಬಳಸುತ್ತೇವೆ, ಬೇರೆ ಯಾವುದಕ್ಕೂ ಅಲ್ಲ.', 'जिनका विवाह होना है, उनके बारे में हमारा ब्यूरो यह रखता है: नाम, जन्म तारीख, उम्र, धर्म, समुदाय, स्थान, नक्षत्र, कुंडली, कद, शिक्षा, पेशा, आय, परिवार की जानकारी, फ़ोटो, और आपको कैसा रिश्ता चाहिए। साथ ही फ़ोन नंबर, ई-मेल, पता, संपत्ति; ब्यूरो की टिप्पणियाँ और जाँच; दिखाए गए रिश्ते, आपके जवाब और सहमतियाँ; और इस साइट का इस्तेमाल करें तो आपका लॉगिन और यहाँ आप जो करते हैं। यह हमें आपसे और आपके परिवार से मिलता है। इसका इस्तेमाल रिश्ता खोजने के लिए होता है, और किसी काम के लिए नहीं।'),
    ('recipients', 'The bureau sees all of this but your password. Only as you agree below: members see the profile, visitors of the site see a small card of it, and other families are shown it by a private link, in lists or on paper. Your telephone number, e-mail, address and assets are shown to nobody until a member asks for them, your family agrees and the bureau approves; then to that member alone.', 'கடவுச்சொல் தவிர இவை அனைத்தையும் மையம் பார்க்கும். கீழே நீங்கள் சம்மதித்தபடி மட்டுமே: உறுப்பினர்கள் உங்கள் விவரத்தைப் பார்க்கலாம், தளத்தின் பார்வையாளர்கள் சிறிய அட்டையைப் பார்க்கலாம், பிற குடும்பங்களுக்குத் தனிப்பட்ட இணைப்பு, பட்டியல், தாள் மூலம் காட்டப்படும். உங்கள் தொலைபேசி எண், மின்னஞ்சல், முகவரி, சொத்து ஆகியவை, ஓர் உறுப்பினர் கேட்டு, உங்கள் குடும்பம் சம்மதித்து, மையம் ஒப்புதல் தரும் வரை யாருக்கும் காட்டப்படாது; பிறகு அந்த உறுப்பினருக்கு மட்டும்.', 'പാസ്‌വേഡ് ഒഴികെ ഇതെല്ലാം ബ്യൂറോ കാണും. താഴെ നിങ്ങൾ സമ്മതിക്കുന്നതുപോലെ മാത്രം: അംഗങ്ങൾ പ്രൊഫൈൽ കാണും, സൈറ്റിലെ സന്ദർശകർ ചെറിയ കാർഡ് കാണും, മറ്റു കുടുംബങ്ങൾക്കു സ്വകാര്യ ലിങ്കിലൂടെയോ ലിസ്റ്റിലോ കടലാസിലോ കാണിക്കും. നിങ്ങളുടെ ഫോൺ നമ്പർ, ഇമെയിൽ, വിലാസം, സ്വത്ത് എന്നിവ, ഒരു അംഗം ചോദിച്ച്, നിങ്ങളുടെ കുടുംബം സമ്മതിച്ച്, ബ്യൂറോ അംഗീകരിക്കുന്നതു വരെ ആർക്കും കാണിക്കില്ല; അതിനുശേഷം ആ അംഗത്തിനു മാത്രം.', 'పాస్‌వర్డ్ తప్ప ఇవన్నీ బ్యూరో చూస్తుంది. కింద మీరు ఒప్పుకున్న మేరకు మాత్రమే: సభ్యులు ప్రొఫైల్ చూస్తారు, సైట్ సందర్శకులు చిన్న కార్డ్ చూస్తారు, ఇతర కుటుంబాలకు ప్రైవేట్ లింక్, జాబితా, కాగితం ద్వారా చూపిస్తాం. మీ ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా, ఆస్తి: సభ్యులెవరైనా అడిగి, మీ కుటుంబం ఒప్పుకుని, బ్యూరో ఆమోదించే వరకు ఎవరికీ కనిపించవు; ఆ తర్వాత ఆ సభ్యులకు మాత్రమే.', 'ಪಾಸ್‌ವರ್ಡ್ ಹೊರತು ಇವೆಲ್ಲ ಬ್ಯೂರೋಗೆ ಕಾಣುತ್ತವೆ. ಕೆಳಗೆ ನೀವು ಒಪ್ಪಿದಂತೆ ಮಾತ್ರ: ಸದಸ್ಯರಿಗೆ ಪ್ರೊಫೈಲ್ ಕಾಣುತ್ತದೆ, ತಾಣದ ಸಂದರ್ಶಕರಿಗೆ ಚಿಕ್ಕ ಕಾರ್ಡ್ ಕಾಣುತ್ತದೆ, ಇತರ ಕುಟುಂಬಗಳಿಗೆ ಖಾಸಗಿ ಲಿಂಕ್, ಪಟ್ಟಿ ಅಥವಾ ಕಾಗದದ ಮೂಲಕ ತೋರಿಸಲಾಗುತ್ತದೆ. ನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್, ವಿಳಾಸ, ಆಸ್ತಿ, ಸದಸ್ಯರು ಕೇಳಿ, ನಿಮ್ಮ ಕುಟುಂಬ ಒಪ್ಪಿ, ಬ್ಯೂರೋ ಅನುಮೋದಿಸುವವರೆಗೆ ಯಾರಿಗೂ ಕಾಣುವುದಿಲ್ಲ; ನಂತರ ಆ ಸದಸ್ಯರಿಗೆ ಮಾತ್ರ.', 'पासवर्ड को छोड़कर यह सब ब्यूरो देखता है। केवल आपकी नीचे दी गई सहमति के अनुसार: सदस्य प्रोफ़ाइल देखते हैं, साइट के आगंतुक उसका छोटा कार्ड देखते हैं, और दूसरे परिवारों को वह निजी लिंक, सूची या काग़ज़ से दिखाई जाती है। आपका फ़ोन नंबर, ई-मेल, पता और संपत्ति किसी को नहीं दिखते, जब तक कोई सदस्य न माँगे, आपका परिवार सहमत न हो और ब्यूरो मंज़ूरी न दे; उसके बाद केवल उसी सदस्य को।'),
    ('withdraw', 'You can take back each consent at any time, as easily as you gave it: in My Profile, or by a call to the bureau. It acts at once. If you no longer agree that the profile is kept, it is hidden at once and the bureau deletes it. What somebody has already read or written down, nobody can take back.', 'ஒவ்வொரு சம்மதத்தையும் எப்போது வேண்டுமானாலும், தந்ததைப் போலவே எளிதாகத் திரும்பப் பெறலாம்: என் விவரத்தில், அல்லது மையத்துக்கு ஒரு தொலைபேசி அழைப்பில். அது உடனே நடைமுறைக்கு வரும். விவரத்தை வைத்திருக்க வேண்டாம் என்றால், அது உடனே மறைக்கப்படும், மையம் அதை நீக்கும். ஒருவர் ஏற்கெனவே படித்ததையோ எழுதிக்கொண்டதையோ யாராலும் திரும்பப் பெற முடியாது.', 'ഓരോ സമ്മതവും എപ്പോൾ വേണമെങ്കിലും, തന്നതുപോലെ എളുപ്പത്തിൽ പിൻവലിക്കാം: എന്റെ പ്രൊഫൈലിൽ, അല്ലെങ്കിൽ ബ്യൂറോയിലേക്ക് ഒന്നു വിളിച്ച്. അത് ഉടൻ നടപ്പാകും. പ്രൊഫൈൽ സൂക്ഷിക്കേണ്ടെന്നു പറഞ്ഞാൽ അത് ഉടൻ മറയ്ക്കും, ബ്യൂറോ അത് ഇല്ലാതാക്കും. ഒരാൾ മുൻപേ വായിച്ചതോ എഴുതിയെടുത്തതോ ആർക്കും തിരിച്ചെടുക്കാനാവില്ല.', 'ప్రతి సమ్మతినీ ఎప్పుడైనా, ఇచ్చినంత సులభంగా వెనక్కి తీసుకోవచ్చు: “నా ప్రొఫైల్”లో, లేదా బ్యూరోకు ఒక ఫోన్ చేసి. అది వెంటనే అమలవుతుంది. ప్రొఫైల్ ఉంచవద్దంటే, దాన్ని వెంటనే దాచేస్తాం, బ్యూరో దాన్ని తొలగిస్తుంది. ఎవరైనా ఇప్పటికే చదివినది, రాసుకున్నది ఎవరూ వెనక్కి తీసుకోలేరు.', 'ಪ್ರತಿ ಒಪ್ಪಿಗೆಯನ್ನೂ ಯಾವಾಗ ಬೇಕಾದರೂ, ಕೊಟ್ಟಷ್ಟೇ ಸುಲಭವಾಗಿ ಹಿಂಪಡೆಯಬಹುದು: “ನನ್ನ ಪ್ರೊಫೈಲ್” ಪುಟದಲ್ಲಿ, ಅಥವಾ ಬ್ಯೂರೋಗೆ ಒಂದು ಕರೆ ಮಾಡಿ. ಅದು ತಕ್ಷಣ ಜಾರಿಯಾಗುತ್ತದೆ. ಪ್ರೊಫೈಲ್ ಇಟ್ಟುಕೊಳ್ಳುವುದು ಬೇಡ ಎಂದರೆ, ಅದು ತಕ್ಷಣ ಮರೆಯಾಗುತ್ತದೆ, ಬ್ಯೂರೋ ಅದನ್ನು ಅಳಿಸುತ್ತದೆ. ಯಾರಾದರೂ ಈಗಾಗಲೇ ಓದಿದ್ದನ್ನು ಅಥವಾ ಬರೆದುಕೊಂಡದ್ದನ್ನು ಯಾರೂ ಹಿಂಪಡೆಯಲಾಗದು.', 'हर सहमति आप कभी भी, उतनी ही आसानी से वापस ले सकते हैं जितनी आसानी से दी थी: “मेरी प्रोफ़ाइल” में, या ब्यूरो को एक फ़ोन करके। वह तुरंत लागू होती है। आप न चाहें कि प्रोफ़ाइल रखी जाए, तो वह तुरंत छिप जाती है और ब्यूरो उसे डिलीट करता है। जो किसी ने पहले ही पढ़ या लिख लिया, उसे कोई वापस नहीं ले सकता।'),
    ('rights', 'You can see your data, and to which families it was shown or given; have it corrected; and have it deleted: in My Profile, or by a call to the bureau. You can also name a person who uses these rights for you if you die or can no longer do so yourself: tell the bureau.', 'உங்கள் தரவையும், அது எந்தக் குடும்பங்களுக்குக் காட்டப்பட்டது, தரப்பட்டது என்பதையும் பார்க்கலாம்; திருத்தலாம்; நீக்குமாறு கேட்கலாம்: என் விவரத்தில், அல்லது மையத்துக்கு ஒரு தொலைபேசி அழைப்பில். நீங்கள் இறந்தாலோ உங்களால் இயலாமல் போனாலோ உங்களுக்காக இந்த உரிமைகளைப் பயன்படுத்த ஒருவரை நியமிக்கலாம்: மையத்திடம் சொல்லுங்கள்.', 'നിങ്ങളുടെ വിവരങ്ങളും അവ ഏതു കുടുംബങ്ങൾക്കു കാണിച്ചു, കൊടുത്തു എന്നതും കാണാം; തിരുത്താം; ഇല്ലാതാക്കാൻ ആവശ്യപ്പെടാം: എന്റെ പ്രൊഫൈലിൽ, അല്ലെങ്കിൽ ബ്യൂറോയിലേക്ക് ഒന്നു വിളിച്ച്. നിങ്ങൾ മരിക്കുകയോ നിങ്ങൾക്കു കഴിയാതെ വരികയോ ചെയ്താൽ ഈ അവകാശങ്ങൾ നിങ്ങൾക്കുവേണ്ടി ഉപയോഗിക്കാൻ ഒരാളെ നിർദേശിക്കാം: ബ്യൂറോയോടു പറയുക.', 'మీ డేటాను, అది ఏ కుటుంబాలకు చూపించారో, ఇచ్చారో చూడవచ్చు; సరిచేయించుకోవచ్చు; తొలగించమని కోరవచ్చు: “నా ప్రొఫైల్”లో, లేదా బ్యూరోకు ఒక ఫోన్ చేసి. మీరు చనిపోయినా, మీకు వీలుకాకపోయినా మీ తరఫున ఈ హక్కులు వాడుకునే వ్యక్తిని సూచించవచ్చు: బ్యూరోకు చెప్పండి.', 'ನಿಮ್ಮ ಮಾಹಿತಿಯನ್ನು, ಅದನ್ನು ಯಾವ ಕುಟುಂಬಗಳಿಗೆ ತೋರಿಸಲಾಗಿದೆ, ಕೊಡಲಾಗಿದೆ ಎಂಬುದನ್ನು ನೋಡಬಹುದು; ಸರಿಪಡಿಸಬಹುದು; ಅಳಿಸಲು ಕೇಳಬಹುದು: “ನನ್ನ ಪ್ರೊಫೈಲ್” ಪುಟದಲ್ಲಿ, ಅಥವಾ ಬ್ಯೂರೋಗೆ ಒಂದು ಕರೆ ಮಾಡಿ. ನೀವು ತೀರಿಕೊಂಡರೆ ಅಥವಾ ನಿಮಗೆ ಆಗದಿದ್ದರೆ, ನಿಮ್ಮ ಪರವಾಗಿ ಈ ಹಕ್ಕುಗಳನ್ನು ಬಳಸುವವರನ್ನು ಹೆಸರಿಸಬಹುದು: ಬ್ಯೂರೋಗೆ ತಿಳಿಸಿ.', 'आप अपना डेटा, और वह किन परिवारों को दिखाया या दिया गया, यह देख सकते हैं; उसे सुधरवा सकते हैं; और उसे डिलीट करवा सकते हैं: “मेरी प्रोफ़ाइल” में, या ब्यूरो को एक फ़ोन करके। आप किसी को नामित भी कर सकते हैं, जो आपके न रहने पर या आपके असमर्थ होने पर आपकी ओर से ये अधिकार इस्तेमाल करे: ब्यूरो को बताएँ।'),
    ('bureau', 'Ask the bureau about your data, and bring it your complaints. Its name, its officer and its telephone number are given with this notice.', 'உங்கள் தரவு பற்றிய கேள்விகளையும் புகார்களையும் மையத்திடம் சொல்லுங்கள். அதன் பெயர், அலுவலர், தொலைபேசி எண் இந்த அறிவிப்புடன் தரப்பட்டுள்ளன.', 'നിങ്ങളുടെ വിവരങ്ങളെക്കുറിച്ചുള്ള ചോദ്യങ്ങളും പരാതികളും ബ്യൂറോയോടു പറയുക. ബ്യൂറോയുടെ പേരും ഓഫീസറും ഫോൺ നമ്പറും ഈ അറിയിപ്പിനൊപ്പമുണ്ട്.', 'మీ డేటా గురించిన ప్రశ్నలు, ఫిర్యాదులు బ్యూరోకు చెప్పండి. దాని పేరు, అధికారి, ఫోన్ నంబర్ ఈ నోటీసుతో పాటు ఉన్నాయి.', 'ನಿಮ್ಮ ಮಾಹಿತಿಯ ಬಗೆಗಿನ ಪ್ರಶ್ನೆ ಮತ್ತು ದೂರುಗಳನ್ನು ಬ್ಯೂರೋಗೆ ತಿಳಿಸಿ. ಅದರ ಹೆಸರು, ಅಧಿಕಾರಿ, ಫೋನ್ ಸಂಖ್ಯೆ ಈ ಸೂಚನೆಯ ಜೊತೆಗಿವೆ.', 'अपने डेटा के बारे में सवाल और शिकायतें ब्यूरो को बताएँ। उसका नाम, अधिकारी और फ़ोन नंबर इस सूचना के साथ दिए गए हैं।'),
    ('board', 'If the bureau’s answer does not satisfy you, you can complain to the Data Protection Board of India, under the Digital Personal Data Protection Act, 2023.', 'மையத்தின் பதில் திருப்தி தராவிட்டால், டிஜிட்டல் தனிநபர் தரவுப் பாதுகாப்புச் சட்டம், 2023-இன் கீழ் இந்தியத் தரவுப் பாதுகாப்பு வாரியத்திடம் (Data Protection Board of India) புகார் செய்யலாம்.', 'ബ്യൂറോയുടെ മറുപടിയിൽ തൃപ്തിയില്ലെങ്കിൽ, 2023-ലെ ഡിജിറ്റൽ പേഴ്സണൽ ഡേറ്റ പ്രൊട്ടക്‌ഷൻ നിയമപ്രകാരം ഡേറ്റ പ്രൊട്ടക്‌ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയ്ക്കു പരാതി നൽകാം.', 'బ్యూరో జవాబుతో తృప్తి చెందకపోతే, డిజిటల్ వ్యక్తిగత డేటా రక్షణ చట్టం, 2023 ప్రకారం భారత డేటా రక్షణ బోర్డుకు (Data Protection Board of India) ఫిర్యాదు చేయవచ్చు.', 'ಬ್ಯೂರೋದ ಉತ್ತರ ತೃಪ್ತಿ ತರದಿದ್ದರೆ, ಡಿಜಿಟಲ್ ವೈಯಕ್ತಿಕ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಕಾಯ್ದೆ, 2023 ರ ಅಡಿ ಭಾರತದ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಗೆ (Data Protection Board of India) ದೂರು ಕೊಡಬಹುದು.', 'ब्यूरो के जवाब से संतुष्ट न हों, तो आप डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत भारतीय डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।'),
    ('purposes.notice', 'We have received this notice, and have read it or had it read to us.', 'இந்த அறிவிப்பு எங்களுக்குக் கிடைத்தது; படித்தோம், அல்லது படித்துக் காட்டினார்கள்.', 'ഈ അറിയിപ്പു ഞങ്ങൾക്കു കിട്ടി; വായിച്ചു, അല്ലെങ്കിൽ വായിച്ചുകേട്ടു.', 'ఈ నోటీసు మాకు అందింది; చదివాం, లేదా చదివి వినిపించారు.', 'ಈ ಸೂಚನೆ ನಮಗೆ ಸಿಕ್ಕಿದೆ; ಓದಿದ್ದೇವೆ, ಅಥವಾ ನಮಗೆ ಓದಿ ಹೇಳಿದ್ದಾರೆ.', 'यह सूचना हमें मिली; हमने इसे पढ़ा, या हमें पढ़कर सुनाई गई।'),
    ('purposes.kept', 'The bureau may keep this profile and use it to find a match.', 'மையம் இந்த விவரத்தை வைத்திருந்து, வரன் தேடப் பயன்படுத்தலாம்.', 'ബ്യൂറോയ്ക്ക് ഈ പ്രൊഫൈൽ സൂക്ഷിക്കാം, ബന്ധം കണ്ടെത്താൻ ഉപയോഗിക്കാം.', 'బ్యూరో ఈ ప్రొఫైల్‌ను ఉంచుకుని, సంబంధం చూడటానికి వాడవచ్చు.', 'ಬ್ಯೂರೋ ಈ ಪ್ರೊಫೈಲ್ ಇಟ್ಟುಕೊಂಡು, ಸಂಬಂಧ ಹುಡುಕಲು ಬಳಸಬಹುದು.', 'ब्यूरो यह प्रोफ़ाइल रख सकता है और रिश्ता खोजने के लिए इस्तेमाल कर सकता है।'),
    ('purposes.members', 'Members of this bureau may see the profile.', 'இந்த மையத்தின் உறுப்பினர்கள் விவரத்தைப் பார்க்கலாம்.', 'ഈ ബ്യൂറോയിലെ അംഗങ്ങൾക്കു പ്രൊഫൈൽ കാണാം.', 'ఈ బ్యూరో సభ్యులు ప్రొఫైల్ చూడవచ్చు.', 'ಈ ಬ್ಯೂರೋದ ಸದಸ್ಯರು ಪ್ರೊಫೈಲ್ ನೋಡಬಹುದು.', 'इस ब्यूरो के सदस्य प्रोफ़ाइल देख सकते हैं।'),
    ('purposes.visitors', 'Visitors of the site may see the small card: name, age, religion, place; and height, education and job if the bureau shows them.', 'தளத்தின் பார்வையாளர்கள் சிறிய அட்டையைப் பார்க்கலாம்: பெயர், வயது, மதம், ஊர்; மையம் காட்டினால் உயரம், கல்வி, வேலை.', 'സൈറ്റിലെ സന്ദർശകർക്കു ചെറിയ കാർഡ് കാണാം: പേര്, പ്രായം, മതം, സ്ഥലം; ബ്യൂറോ കാണിക്കുന്നെങ്കിൽ ഉയരം, വിദ്യാഭ്യാസം, ജോലി.', 'సైట్ సందర్శకులు చిన్న కార్డ్ చూడవచ్చు: పేరు, వయసు, మతం, ఊరు; బ్యూరో చూపిస్తే ఎత్తు, విద్య, ఉద్యోగం.', 'ತಾಣದ ಸಂದರ್ಶಕರು ಚಿಕ್ಕ ಕಾರ್ಡ್ ನೋಡಬಹುದು: ಹೆಸರು, ವಯಸ್ಸು, ಧರ್ಮ, ಊರು; ಬ್ಯೂರೋ ತೋರಿಸಿದರೆ ಎತ್ತರ, ಶಿಕ್ಷಣ, ಕೆಲಸ.', 'साइट के आगंतुक छोटा कार्ड देख सकते हैं: नाम, उम्र, धर्म, स्थान; और ब्यूरो दिखाए तो कद, शिक्षा, पेशा।'),
    ('purposes.pictures', 'Visitors of the site may see the pictures.', 'தளத்தின் பார்வையாளர்கள் படங்களைப் பார்க்கலாம்.', 'സൈറ്റിലെ സന്ദർശകർക്കു ഫോട്ടോകൾ കാണാം.', 'సైట్ సందర్శకులు ఫోటోలు చూడవచ్చు.', 'ತಾಣದ ಸಂದರ್ಶಕರು ಫೋಟೋಗಳನ್ನು ನೋಡಬಹುದು.', 'साइट के आगंतुक फ़ोटो देख सकते हैं।'),
    ('purposes.chart', 'Visitors of the site may see the birth chart.', 'தளத்தின் பார்வையாளர்கள் ஜாதகக் கட்டத்தைப் பார்க்கலாம்.', 'സൈറ്റിലെ സന്ദർശകർക്കു ഗ്രഹനില കാണാം.', 'సైట్ సందర్శకులు జాతక చక్రం చూడవచ్చు.', 'ತಾಣದ ಸಂದರ್ಶಕರು ಜನ್ಮ ಕುಂಡಲಿಯನ್ನು ನೋಡಬಹುದು.', 'साइट के आगंतुक जन्म कुंडली देख सकते हैं।'),
    ('purposes.whatsapp', 'The bureau may write to us by WhatsApp.', 'மையம் எங்களுக்கு WhatsApp மூலம் எழுதலாம்.', 'ബ്യൂറോയ്ക്കു ഞങ്ങൾക്ക് WhatsApp വഴി എഴുതാം.', 'బ్యూరో మాకు WhatsAppలో రాయవచ్చు.', 'ಬ್ಯೂರೋ ನಮಗೆ WhatsApp ಮೂಲಕ ಬರೆಯಬಹುದು.', 'ब्यूरो हमें WhatsApp पर लिख सकता है।'),
    ('purposes.families', 'The bureau may show the profile, without contact details, to other families by private links, in lists and on paper.', 'மையம் தொடர்பு விவரங்கள் இல்லாமல் விவரத்தைப் பிற குடும்பங்களுக்குத் தனிப்பட்ட இணைப்புகள், பட்டியல்கள், தாள்கள் மூலம் காட்டலாம்.', 'ബ്യൂറോയ്ക്കു കോൺടാക്റ്റ് വിവരങ്ങളില്ലാതെ പ്രൊഫൈൽ മറ്റു കുടുംബങ്ങൾക്കു സ്വകാര്യ ലിങ്കിലൂടെയും ലിസ്റ്റിലും കടലാസിലും കാണിക്കാം.', 'బ్యూరో కాంటాక్ట్ వివరాలు లేకుండా ప్రొఫైల్‌ను ఇతర కుటుంబాలకు ప్రైవేట్ లింకులు, జాబితాలు, కాగితం ద్వారా చూపించవచ్చు.', 'ಬ್ಯೂರೋ ಸಂಪರ್ಕ ವಿವರಗಳಿಲ್ಲದೆ ಪ್ರೊಫೈಲ್ ಅನ್ನು ಇತರ ಕುಟುಂಬಗಳಿಗೆ ಖಾಸಗಿ ಲಿಂಕ್, ಪಟ್ಟಿ ಮತ್ತು ಕಾಗದದ ಮೂಲಕ ತೋರಿಸಬಹುದು.', 'ब्यूरो बिना संपर्क विवरण के प्रोफ़ाइल दूसरे परिवारों को निजी लिंक, सूची और काग़ज़ से दिखा सकता है।'),
    ('purposes.relatives', 'The names and jobs of the father and mother may be in the profile.', 'அப்பா, அம்மாவின் பெயரும் வேலையும் விவரத்தில் இருக்கலாம்.', 'അച്ഛന്റെയും അമ്മയുടെയും പേരും ജോലിയും പ്രൊഫൈലിൽ ചേർക്കാം.', 'తల్లిదండ్రుల పేర్లు, ఉద్యోగాలు ప్రొఫైల్‌లో ఉండవచ్చు.', 'ತಂದೆ ತಾಯಿಯ ಹೆಸರು ಮತ್ತು ಕೆಲಸ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇರಬಹುದು.', 'माता-पिता के नाम और पेशे प्रोफ़ाइल में रह सकते हैं।'),
    ('purposes.sharing', 'I, the person to be married, agree that my contact details are given to a family after the bureau has approved it.', 'திருமணம் தேடும் நானே சம்மதிக்கிறேன்: மையம் ஒப்புதல் தந்த பின் என் தொடர்பு விவரங்களை ஒரு குடும்பத்துக்குத் தரலாம்.', 'വിവാഹം ആലോചിക്കുന്ന ഞാൻ തന്നെ സമ്മതിക്കുന്നു: ബ്യൂറോ അംഗീകരിച്ച ശേഷം എന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ ഒരു കുടുംബത്തിനു കൊടുക്കാം.', 'పెళ్లి చేసుకోబోయే నేనే ఒప్పుకుంటున్నాను: బ్యూరో ఆమోదించాక నా కాంటాక్ట్ వివరాలు ఒక కుటుంబానికి ఇవ్వవచ్చు.', 'ಮದುವೆ ಆಗಬೇಕಾದ ನಾನೇ ಒಪ್ಪುತ್ತೇನೆ: ಬ್ಯೂರೋ ಅನುಮೋದಿಸಿದ ನಂತರ ನನ್ನ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಒಂದು ಕುಟುಂಬಕ್ಕೆ ಕೊಡಬಹುದು.', 'जिसका विवाह होना है, वह मैं स्वयं सहमत हूँ: ब्यूरो की मंज़ूरी के बाद मेरा संपर्क विवरण किसी परिवार को दिया जा सकता है।'),
    ('purposes.story', 'After the wedding, the bureau may show it as a success story.', 'திருமணத்துக்குப் பின் அதை வெற்றிக் கதையாக மையம் காட்டலாம்.', 'വിവാഹശേഷം അതു വിജയകഥയായി ബ്യൂറോയ്ക്കു കാണിക്കാം.', 'పెళ్లి తర్వాత దాన్ని విజయగాథగా బ్యూరో చూపించవచ్చు.', 'ಮದುವೆಯ ನಂತರ ಅದನ್ನು ಯಶೋಗಾಥೆಯಾಗಿ ಬ್ಯೂರೋ ತೋರಿಸಬಹುದು.', 'विवाह के बाद ब्यूरो उसे सफलता की कहानी के रूप में दिखा सकता है।'),
    ('purposes.intent', 'This profile is for marriage only, and the person in it intends to marry.', 'இந்த விவரம் திருமணத்துக்கு மட்டுமே; இதில் உள்ளவர் திருமணம் செய்துகொள்ள விரும்புகிறார்.', 'ഈ പ്രൊഫൈൽ വിവാഹത്തിനു മാത്രമാണ്; ഇതിലുള്ള ആൾ വിവാഹം കഴിക്കാൻ ഉദ്ദേശിക്കുന്നു.', 'ఈ ప్రొఫైల్ పెళ్లి కోసం మాత్రమే; ఇందులో ఉన్నవారు పెళ్లి చేసుకోవాలనుకుంటున్నారు.', 'ಈ ಪ್ರೊಫೈಲ್ ಮದುವೆಗಾಗಿ ಮಾತ್ರ; ಇದರಲ್ಲಿರುವವರು ಮದುವೆಯಾಗಲು ಬಯಸುತ್ತಾರೆ.', 'यह प्रोफ़ाइल केवल विवाह के लिए है, और जिनकी यह है वे विवाह करना चाहते हैं।'),
    ('purposes.truth', 'The facts that we have given are true.', 'நாங்கள் தந்த தகவல்கள் உண்மையானவை.', 'ഞങ്ങൾ തന്ന വിവരങ്ങൾ സത്യമാണ്.', 'మేము ఇచ్చిన వివరాలు నిజం.', 'ನಾವು ಕೊಟ್ಟ ವಿವರಗಳು ನಿಜ.', 'हमने जो जानकारी दी है, वह सच है।')
  ) as known (item, en, ta, ml, te, kn, hi)
  cross join lateral (values ('en', en), ('ta', ta), ('ml', ml), ('te', te), ('kn', kn), ('hi', hi)) as own (language, said)
  group by language;

-- The notice -------------------------------------------------------------------------------------------------------------

create function public.read_notice(wanted_language text, wanted_version integer default null) returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
begin
  perform private.refuse_large(wanted_language);
  return (
    select jsonb_build_object('version', version, 'language', language, 'published_on', published_on, 'items', items)
    from private.notices
    where version = coalesce(wanted_version, (select max(version) from private.notices))
      and language in (wanted_language, 'en')
    order by (language = wanted_language) is true desc
    limit 1
  );
end
$$;
comment on function public.read_notice(text, integer) is 'For everybody: {version, language, published_on, items} of the notice in a language, or in English. The newest version, unless another one is wanted; null for an unknown one.';
grant execute on function public.read_notice(text, integer) to anon, authenticated;

create function public.save_notice(texts jsonb, seen_version integer) returns void language plpgsql security definer set search_path = '' as $$
declare
  last_version integer;
  own record;
  item text;
  cleaned text;
  whole jsonb;
  saved jsonb := '{}';
begin
  perform private.require_owner();
  perform private.refuse_large(texts, 400000);
  perform pg_advisory_xact_lock(hashtextextended('private.notices', 0));
  select max(version) into strict last_version from private.notices;
  if jsonb_typeof(texts) is distinct from 'object' or texts = '{}'
    or exists (select jsonb_object_keys(texts) except select language from private.notices where version = last_version)
  then
    perform private.refuse('notice_wrong', 'Send the notice by its languages.', 'texts');
  end if;
  for own in select key as language, value as items from jsonb_each(texts) order by key loop
    whole := '{"purposes": {}}';
    foreach item in array private.notice_items() loop
      cleaned := case when jsonb_typeof(own.items #> string_to_array(item, '.')) = 'string'
        then private.clean_text(own.language || '.' || item, own.items #>> string_to_array(item, '.'), 2000) end;
      if cleaned is null then
        perform private.refuse('notice_text_missing', 'Write this part of the notice.', own.language || '.' || item);
      end if;
      whole := jsonb_set(whole, string_to_array(item, '.'), to_jsonb(cleaned));
    end loop;
    saved := saved || jsonb_build_object(own.language, whole);
  end loop;
  -- A second try, whose first answer was lost.
  if not exists (
    select from jsonb_each(saved) as given (code, texts) join private.notices as last on last.language = code and version = last_version
    where given.texts <> last.items
  ) then
    return;
  end if;
  if seen_version is distinct from last_version then
    perform private.conflict('notice_changed', 'Another owner has published a version of the notice. Read it first; your texts are still here.');
  end if;
  insert into private.notices (version, language, published_by_name, items)
    select version + 1, language, private.my_admin_name(), coalesce(saved -> language, items)
    from private.notices where version = last_version;
  perform private.write_audit('insert', 'notices', (last_version + 1)::text);
end
$$;
comment on function public.save_notice(jsonb, integer) is 'For an owner: publishes a new version of the notice, {language: items}; a language that is not given keeps its texts. Every text has 1 to 2000 characters. Errors: 22023 with the text in its hint, as ta.purposes.kept; PT409 if seen_version is not the newest. The same texts again change nothing.';
grant execute on function public.save_notice(jsonb, integer) to authenticated;

-- Answers ----------------------------------------------------------------------------------------------------------------

create function private.last_consent(profile_id bigint, purpose text) returns private.consents language plpgsql stable security definer
  set search_path = '' as $$
declare
  last private.consents;
  own private.consents;
begin
  select * into last from private.consents as said
    where said.registered_user_id = profile_id and said.purpose = last_consent.purpose order by said.id desc limit 1;
  -- The parents may have the login: its yes does not stand for what was said without it. A refusal would tell them of a no.
  if purpose = 'sharing' and last.given and last.channel = 'site' then
    select * into own from private.consents as said
      where said.registered_user_id = profile_id and said.purpose = 'sharing' and channel <> 'site' order by said.id desc limit 1;
    if found then
      return own;
    end if;
  elsif purpose <> 'sharing' and last.given and last.channel <> 'link' then
    select * into own from private.consents as said
      where said.registered_user_id = profile_id and said.purpose = last_consent.purpose
        and (channel = 'link' or said_by = 'Self' and channel <> 'site') order by said.id desc limit 1;
    if own.channel = 'link' and not own.given then
      return own;
    end if;
  end if;
  return last;
end
$$;
comment on function private.last_consent(bigint, text) is 'The answer of a family that counts for a purpose: the last one. What was said about sharing by the candidate''s link or to the bureau stays, whatever yes comes by the login after it. Her no by her link to another purpose stays until she says yes by it, or herself to the bureau.';

create function private.consent(profile_id bigint, purpose text) returns boolean language sql stable security definer set search_path = ''
  as $$ select (private.last_consent(profile_id, purpose)).given $$;
comment on function private.consent(bigint, text) is 'Whether a family agrees to a purpose; null if it was never asked. All rules read it here.';

create function private.has_withdrawn(profile_id bigint) returns boolean language sql stable security definer set search_path = '' as $$
  select private.consent(profile_id, 'kept') is false or private.consent(profile_id, 'members') is false
$$;
comment on function private.has_withdrawn(bigint) is 'Whether the family last said no to being kept or shown: then nobody shows the profile.';

create function private.add_consents(
  profile_id bigint, answers jsonb, said_by text, said_by_name text, channel text, said_on date, notice_language text,
  shown_version integer default null
) returns void language plpgsql security definer set search_path = '' as $$
declare
  wanted_language constant text := notice_language;
  cleaned_name constant text := private.clean_text('said_by_name', said_by_name, 120, no_contact => true);
begin
  perform private.refuse_large(answers);
  perform private.refuse_large(notice_language);
  if jsonb_typeof(answers) is distinct from 'object' or answers = '{}' or answers @> '{"notice": false}'
    or exists (
      select from jsonb_each(answers) where key <> all (private.consent_purposes()) or jsonb_typeof(value) <> 'boolean'
    )
  then
    perform private.refuse('answers_wrong', 'Choose yes or no for each purpose.', 'answers');
  end if;
  if channel <> 'file' and said_by is null or said_by <> all (private.relations()) then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'said_by');
  end if;
  if said_on is null or said_on > private.today() or said_on < date '1900-01-01' then
    perform private.refuse('consent_day_wrong', 'Enter the day on which the family agreed.', 'said_on');
  end if;
  -- Nobody has agreed to a text that was not there yet.
  if said_on < (select min(published_on) from private.notices) then
    perform private.refuse('consent_before_notice', 'The notice was not there yet on that day. Enter the day on which the family agreed to it.', 'said_on');
  end if;
  -- Paper is recorded late: a yes of before does not undo a no of since.
  if exists (
    select from jsonb_each_text(answers) as answer
    cross join private.last_consent(profile_id, answer.key) as last
    where answer.value::boolean and not last.given and add_consents.said_on < last.said_on
  ) then
    perform private.refuse('answered_since', 'The family has said no after that day. Enter the day of a newer yes.', 'said_on');
  end if;
  insert into private.consents (
      registered_user_id, purpose, given, notice_version, notice_language, said_by, said_by_name, channel, said_on, recorded_by_name
    )
    select profile_id, answer.key, answer.value::boolean, notice.version, notice.language, said_by, cleaned_name, channel, said_on,
      case when private.is_admin() then private.my_admin_name() end
    from jsonb_each_text(answers) as answer
    cross join (
      select version, language from private.notices
      where language in (wanted_language, 'en') and version = coalesce(
        (select max(version) from private.notices where version = shown_version),
        (select max(version) from private.notices where published_on <= add_consents.said_on)
      )
      order by (language = wanted_language) is true desc limit 1
    ) as notice
    -- The same again is a second try. What the caller does not read may not decide it: the login would count its rows.
    where not exists (
      select from (
        select * from private.consents as said
        where said.registered_user_id = profile_id and said.purpose = answer.key
          and (add_consents.channel <> 'site' or said.channel = 'site' or said.channel <> 'link' and said.purpose <> 'sharing')
        order by said.id desc limit 1
      ) as last
      where last.given = answer.value::boolean and last.channel = add_consents.channel and last.said_on = add_consents.said_on
        and last.said_by is not distinct from add_consents.said_by and last.said_by_name is not distinct from cleaned_name
        and last.notice_version = notice.version and last.notice_language = notice.language
    )
    order by array_position(private.consent_purposes(), answer.key);
  -- The bureau has spoken to the family in it. What the family itself reads counts before it.
  if channel in ('paper', 'telephone', 'in person') and answers @> '{"notice": true}'
    and not exists (select from private.read_languages where registered_user_id = profile_id)
  then
    perform private.note_language(profile_id, wanted_language);
  end if;
end
$$;
comment on function private.add_consents(bigint, jsonb, text, text, text, date, text, integer) is 'Adds answers {purpose: boolean} by the notice that was shown, or the newest of that day; none that are the last ones already. The caller has locked the card. Error 22023 with the field in its hint.';

create function public.record_consents(
  profile_id bigint, answers jsonb, said_by text, said_by_name text, channel text, said_on date, notice_language text
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform private.refuse_deleted(private.lock_profile(profile_id));
  if channel is null or channel not in ('paper', 'telephone', 'in person') then
    perform private.refuse('not_in_list', 'Choose one of the list.', 'channel');
  end if;
  -- Nor does anybody else turn what she took back by her own link.
  if said_by is distinct from 'Self' and (answers @> '{"sharing": true}' or exists (
    select from jsonb_each(case jsonb_typeof(answers) when 'object' then answers else '{}' end) as answer
    cross join private.last_consent(profile_id, answer.key) as last
    where answer.value = 'true' and last.channel = 'link' and not last.given
  )) then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  perform set_config('matrimony.audit_action', 'recorded consent', true);
  perform private.add_consents(profile_id, answers, said_by, said_by_name, channel, said_on, notice_language);
end
$$;
comment on function public.record_consents(bigint, jsonb, text, text, text, date, text) is 'For the admin: records what a family said, {purpose: boolean}, by whose mouth, how (paper, telephone or in person) and on which day. Each answer takes effect at once. Only the candidate says yes to sharing, and to what she took back by her link. Errors: 22023 with the field in its hint, PT404, PT409 for a deleted profile.';
grant execute on function public.record_consents(bigint, jsonb, text, text, text, date, text) to authenticated;

create function public.set_my_consent(purpose text, given boolean, said_by text, notice_language text, notice_version integer default null)
  returns void language plpgsql security definer set search_path = '' as $$
declare
  my_id constant bigint := private.require_member();
begin
  perform private.refuse_large(purpose);
  perform private.refuse_deleted(private.lock_profile(my_id));
  -- Always, and not only after a "not now": a refusal would tell the parents of it.
  if purpose = 'sharing' and given and said_by is distinct from 'Self' then
    perform private.refuse('only_the_candidate', 'Only the person to be married can say yes to this.', 'said_by');
  end if;
  if 50 <= (
    select count(*) from private.consents as said
    where said.registered_user_id = my_id and channel = 'site' and said.said_on = private.today()
  ) then
    perform private.refuse('too_many_answers_today', 'You have changed your answers very often today. Please call the bureau.');
  end if;
  perform private.add_consents(
    my_id, jsonb_build_object(coalesce(purpose, ''), given), said_by, null, 'site', private.today(), notice_language, notice_version
  );
end
$$;
comment on function public.set_my_consent(text, boolean, text, text, integer) is 'For a member: says yes or no for a purpose of their own profile, by the version of the notice that was shown, at once; yes to sharing only as the candidate, though it counts as said by the family, and 50 answers a day. Error 22023 with the field in its hint.';
grant execute on function public.set_my_consent(text, boolean, text, text, integer) to authenticated;

create function private.consents_for_person(profile_id bigint) returns setof private.consents language sql stable security definer
  set search_path = '' as $$
  select * from private.consents as said
  where registered_user_id = profile_id and channel <> 'link' and (purpose <> 'sharing' or channel = 'site')
$$;
comment on function private.consents_for_person(bigint) is 'The answers of a family as its own login reads them. Nothing that the candidate said by her own link; about sharing only what was said with the login, because she may say "not now" to the bureau too, without her parents reading it, or seeing an earlier yes go.';

create function public.list_consents(profile_id bigint) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  is_office constant boolean := private.is_admin();
  only_id constant bigint := case when is_office then list_consents.profile_id else private.require_member() end;
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(said) - array['registered_user_id', 'place'] || jsonb_build_object('id', place) order by place desc), '[]')
    from (
      -- A gap in the numbers would tell of answers that the login does not read.
      select *, row_number() over (order by id) as place from private.consents
      where registered_user_id = profile_id and registered_user_id = only_id
        and (is_office or id in (select id from private.consents_for_person(only_id)))
    ) as said
  );
end
$$;
comment on function public.list_consents(bigint) is 'For the admin, and a member about their own profile: all answers, newest first. About sharing a member reads only what was said with the login. Empty for a member about anybody else.';
grant execute on function public.list_consents(bigint) to authenticated;

create function private.language_of(profile_id bigint) returns text language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select language from public.accounts where registered_user_id = profile_id),
    (select language from public.office_details where registered_user_id = profile_id),
    (select language from private.read_languages where registered_user_id = profile_id),
    (select main_language from public.site_settings)
  )
$$;
comment on function private.language_of(bigint) is 'The language in which the bureau writes to a family: its own or the bureau''s choice for it; the one in which it reads or was given the notice; the bureau''s main one. Null where nothing is known.';

create function public.read_family_language(profile_id bigint) returns text language plpgsql stable security definer set search_path = '' as $$
declare
  is_office constant boolean := private.is_admin();
  only_id constant bigint := case when is_office then profile_id else private.require_member() end;
begin
  return case when is_office then private.language_of(only_id)
    else (select language from public.accounts where registered_user_id = only_id and registered_user_id = profile_id) end;
end
$$;
comment on function public.read_family_language(bigint) is 'For the admin: private.language_of. For a member: what they chose themselves; null about anybody else.';
grant execute on function public.read_family_language(bigint) to authenticated;

create function public.list_not_told() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with not_told as (
      select card.id, card.name, card.location, card.status from public."RegisteredUsers" as card cross join public.site_settings as settings
      where settings.consents_asked and card.deleted_at is null
        and not exists (select from private.consents as said where said.registered_user_id = card.id and purpose = 'notice')
    )
    select jsonb_build_object('count', (select count(*) from not_told), 'people', coalesce((
      select jsonb_agg(to_jsonb(first) || jsonb_build_object('language', private.language_of(first.id)) order by id)
      from (select * from not_told order by id limit 100) as first
    ), '[]'))
  );
end
$$;
comment on function public.list_not_told() is 'For the admin: {count, people: [{id, name, location, status, language}]} of those who have not got the notice of section 5(2), the oldest 100. Nobody while the setting consents_asked is off.';
grant execute on function public.list_not_told() to authenticated;

-- Effects ----------------------------------------------------------------------------------------------------------------

create function private.apply_consent() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- A no to a purpose that was never asked, or was agreed to, is news; so is a yes after a no.
  before constant boolean := (
    select given from private.consents where registered_user_id = new.registered_user_id and purpose = new.purpose and id < new.id
    order by id desc limit 1
  );
  -- A yes of the parents after the candidate's own no changes nothing.
  counts constant boolean := private.consent(new.registered_user_id, new.purpose);
begin
  if new.purpose in ('visitors', 'pictures', 'chart') then
    update public."RegisteredUsers" set
        card_for_members = case new.purpose when 'visitors' then not counts else card_for_members end,
        pictures_for_members = case new.purpose when 'pictures' then not counts else pictures_for_members end,
        chart_for_members = case new.purpose when 'chart' then not counts else chart_for_members end
      where id = new.registered_user_id
        and case new.purpose when 'visitors' then card_for_members when 'pictures' then pictures_for_members else chart_for_members end = counts;
  elsif new.purpose in ('families', 'whatsapp') then
    insert into public.office_details (registered_user_id) select new.registered_user_id where not counts
      on conflict do nothing;
    update public.office_details set
        off_links = case new.purpose when 'families' then not counts else off_links end,
        off_whatsapp = case new.purpose when 'whatsapp' then not counts else off_whatsapp end
      where registered_user_id = new.registered_user_id
        and case new.purpose when 'families' then off_links else off_whatsapp end = counts;
  elsif new.purpose = 'relatives' and not new.given then
    update public.profile_details set "father's_name" = null, "mother's_name" = null, "father's_job" = null, "mother's_job" = null
      where registered_user_id = new.registered_user_id
        and coalesce("father's_name", "mother's_name", "father's_job", "mother's_job") is not null;
  elsif new.purpose in ('kept', 'members') then
    if not new.given then
      update public."RegisteredUsers"
        set status = case new.purpose when 'kept' then 'withdrawn' else 'on hold' end, status_reason = 'Consent withdrawn'
        -- A profile that waits for its verification would wait for ever.
        where id = new.registered_user_id and (visible or status = 'submitted');
    elsif not private.has_withdrawn(new.registered_user_id) then
      update public."RegisteredUsers"
        set status = case when verified_at is null then 'submitted' else 'verified' end, status_reason = null
        where id = new.registered_user_id and status in ('on hold', 'withdrawn') and status_reason = 'Consent withdrawn'
          and deleted_at is null;
    end if;
  end if;
  if new.recorded_by_name is null and new.given is distinct from coalesce(before, true)
    and counts = new.given
  then
    perform private.notify_admin(
      case new.purpose || new.given
        when 'picturesfalse' then 'pictures for members' when 'picturestrue' then 'pictures for visitors'
        when 'familiesfalse' then 'off links' when 'familiestrue' then 'on links'
        else case when new.given then 'consent given' else 'consent withdrawn' end
      end, card.id, jsonb_build_object('name', card.name, 'purpose', new.purpose)
    ) from public."RegisteredUsers" as card where card.id = new.registered_user_id;
  end if;
  return null;
end
$$;
comment on function private.apply_consent() is 'Trigger: what an answer changes takes effect at once. Withdrawals by the family itself are notified to the admin.';
create trigger apply_consent after insert on private.consents
  for each row execute function private.apply_consent();

create function private.refuse_without_consent() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.has_withdrawn(new.id) then
    perform private.refuse('consent_withdrawn', 'This profile is not shown: the family has said no to being kept or shown to members. A new yes comes first: Login and privacy.', 'status');
  end if;
  return null;
end
$$;
comment on function private.refuse_without_consent() is 'Trigger: nobody shows a profile whose family has said no to being kept or shown.';
create trigger refuse_without_consent after update of status on public."RegisteredUsers"
  for each row when (new.visible and not old.visible) execute function private.refuse_without_consent();

create function private.fields_of_relatives() returns text[] language sql immutable parallel safe set search_path = ''
  as $$ select array['father''s_name', 'mother''s_name', 'father''s_job', 'mother''s_job'] $$;

create function private.refuse_relatives() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if private.consent(new.registered_user_id, 'relatives') is false then
    perform private.refuse(
      'relatives_not_agreed', 'The family does not want names and jobs of father and mother in the register.', 'father''s_name'
    );
  end if;
  return null;
end
$$;
comment on function private.refuse_relatives() is 'Trigger: refuses names and jobs of father and mother while the family''s last answer to that is no.';
create trigger refuse_relatives after insert or update on public.profile_details
  for each row when (coalesce(new."father's_name", new."mother's_name", new."father's_job", new."mother's_job") is not null)
  execute function private.refuse_relatives();
