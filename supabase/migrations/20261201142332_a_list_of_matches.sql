-- The message with a private link names one list: a family may be shown one person. A text that the bureau has changed stays.
-- The rows compute `original` again because `template` is written. No new rights.

SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.original_message (
  template text,
  language text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select original.body
  from (values
    ('account made', 'en', E'Vanakkam,\nthis is about {name}:\nyour account at {bureau} is ready: {site}\nYour username is: {username}\nWe give you the temporary password separately. Please choose your own when you first sign in.'),
    ('password reset', 'en', E'Vanakkam,\nthis is about {name}:\nyou can sign in at {site} with a new temporary password, which we give you separately.\nYour username is: {username}\nPlease choose your own password when you sign in.\n{bureau}, {phone}'),
    ('request approved', 'en', E'Vanakkam,\nthis is about {name}:\nThe family of {other} has agreed. Sign in to see their contact details: {link}\n{bureau}'),
    ('details sent', 'en', E'Vanakkam,\nthis is about {name}:\nthe family of {other} has agreed: {link}\nHere are their contact details.\nNever send money to a person you know only from here.\n{bureau}'),
    ('request declined', 'en', E'Vanakkam,\nthis is about {name}:\nwe could not share the contact details of {other}: {reason}\nOther profiles wait for you at {site}\n{bureau}, {phone}'),
    ('consent question', 'en', E'Vanakkam,\na family registered with us asks for the contact details of {name}. It is the family of {other}: {link}\nMay we share your phone number, e-mail and address with them? Nothing is shared before you agree.\n{bureau}, {phone}'),
    ('both ways question', 'en', E'Vanakkam,\nyou asked us for the contact details of {other}: {link}\nTheir family agrees. May we show them the phone number, e-mail and address of {name} too? Nothing of yours is shown before you agree.\n{bureau}, {phone}'),
    ('profile shared', 'en', E'A profile for you at {bureau}:\n{name}, {age} years, {height}\nCommunity: {community}\nStar: {star}\nEducation: {education}\nWork: {work}\nTown: {town}\n{link}'),
    ('profiles chosen', 'en', E'Vanakkam,\nwe have made a list of matches for {name}: {link}\nPlease tell us for each: interested, not interested or later. Or ask us to call you.\n{bureau}, {phone}'),
    ('please call', 'en', E'Vanakkam,\nthis is about {name}:\nplease call us when you have time: {phone}\n{bureau}'),
    ('photo missing', 'en', E'Vanakkam,\nthis is about {name}:\nyour profile has no photo yet. Please send us one here on WhatsApp, so that families can see it.\n{bureau}, {phone}'),
    ('registered', 'en', E'Vanakkam,\nthis is about {name}:\nyou are registered with us. Your number is {id}. Please tell us this number when you call.\n{bureau}, {phone}'),
    ('grievance received', 'en', E'Vanakkam {name},\nwe have your complaint and will answer it within {days} days.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'en', E'Vanakkam {name},\nour answer to your complaint:\n{answer}\nIf you are not satisfied, please tell us:\n{officer}, {officerphone}, {officeremail}\nAfter that you can turn to the Data Protection Board of India.\n{bureau}'),
    ('notice', 'en', E'Vanakkam,\nthis is about {name}:\nplease read what we keep about you and your family, who sees it, and what you can ask for: {link}\nTell us what you agree to, or ask us anything.\n{bureau}, {phone}'),
    ('account made', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\n{bureau} தளத்தில் உங்கள் கணக்கு தயார்: {site}\nஉங்கள் பயனர்பெயர்: {username}\nதற்காலிகக் கடவுச்சொல்லைத் தனியாகத் தருகிறோம். முதல் முறை உள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.'),
    ('password reset', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\nபுதிய தற்காலிகக் கடவுச்சொல்லுடன் {site} தளத்தில் உள்நுழையலாம்; அதைத் தனியாகத் தருகிறோம்.\nஉங்கள் பயனர்பெயர்: {username}\nஉள்நுழையும்போது, உங்களுக்கான கடவுச்சொல்லை அமைத்துக்கொள்ளுங்கள்.\n{bureau}, {phone}'),
    ('request approved', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர். தொடர்பு விவரங்களைப் பார்க்க உள்நுழையுங்கள்: {link}\n{bureau}'),
    ('details sent', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\n{other} அவர்களின் குடும்பத்தார் சம்மதித்துள்ளனர்: {link}\nஅவர்களின் தொடர்பு விவரங்கள் இதோ.\nஇங்கு மட்டுமே அறிந்தவருக்குப் பணம் அனுப்பாதீர்கள்.\n{bureau}'),
    ('request declined', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\n{other} அவர்களின் தொடர்பு விவரங்களைத் தர இயலவில்லை. காரணம்: {reason}\nமற்ற வரன்களை இங்கே பார்க்கலாம்: {site}\n{bureau}, {phone}'),
    ('consent question', 'ta', E'வணக்கம்,\nஎங்களிடம் பதிவு செய்த ஒரு குடும்பத்தார் {name} அவர்களின் தொடர்பு விவரங்களைக் கேட்கிறார்கள். கேட்பது {other} அவர்களின் குடும்பம்: {link}\nஉங்கள் தொலைபேசி எண், மின்னஞ்சல், முகவரியை அவர்களுக்குத் தரலாமா? நீங்கள் சம்மதிக்கும் வரை எதையும் தர மாட்டோம்.\n{bureau}, {phone}'),
    ('both ways question', 'ta', E'வணக்கம்,\n{other} அவர்களின் தொடர்பு விவரங்களைக் கேட்டிருந்தீர்கள்: {link}\nஅவர்களின் குடும்பத்தார் சம்மதிக்கிறார்கள். {name} அவர்களின் தொலைபேசி எண், மின்னஞ்சல், முகவரியையும் அவர்களுக்குக் காட்டலாமா? நீங்கள் சம்மதிக்கும் வரை உங்கள் விவரம் எதையும் காட்ட மாட்டோம்.\n{bureau}, {phone}'),
    ('profile shared', 'ta', E'{bureau}: உங்களுக்காக ஒரு வரன்:\n{name}, வயது {age}, {height}\nசமூகம்: {community}\nநட்சத்திரம்: {star}\nகல்வி: {education}\nவேலை: {work}\nஊர்: {town}\n{link}'),
    ('profiles chosen', 'ta', E'வணக்கம்,\n{name} அவர்களுக்காக ஒரு வரன் பட்டியலைத் தயாரித்துள்ளோம்: {link}\nஒவ்வொருவருக்கும் விருப்பம் உண்டு, விருப்பம் இல்லை அல்லது பிறகு என்று சொல்லுங்கள். அல்லது உங்களை அழைக்கச் சொல்லுங்கள்.\n{bureau}, {phone}'),
    ('please call', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\nநேரம் கிடைக்கும்போது எங்களை அழையுங்கள்: {phone}\n{bureau}'),
    ('photo missing', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\nஉங்கள் விவரத்தில் இன்னும் புகைப்படம் இல்லை. மற்ற குடும்பத்தார் பார்க்க, ஒரு புகைப்படத்தை இங்கே WhatsApp-இல் அனுப்புங்கள்.\n{bureau}, {phone}'),
    ('registered', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\nஉங்கள் விவரங்களைப் பதிவு செய்துள்ளோம். உங்கள் பதிவு எண்: {id}. எங்களை அழைக்கும்போது இந்த எண்ணைச் சொல்லுங்கள்.\n{bureau}, {phone}'),
    ('grievance received', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் புகார் கிடைத்தது. {days} நாட்களுக்குள் பதில் தருகிறோம்.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'ta', E'வணக்கம் {name} அவர்களே,\nஉங்கள் புகாருக்கு எங்கள் பதில்:\n{answer}\nதிருப்தி இல்லை என்றால் எங்களிடம் சொல்லுங்கள்:\n{officer}, {officerphone}, {officeremail}\nஅதன் பிறகு இந்தியத் தரவுப் பாதுகாப்பு வாரியத்தை (Data Protection Board of India) அணுகலாம்.\n{bureau}'),
    ('notice', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\nஉங்களையும் உங்கள் குடும்பத்தையும் பற்றி நாங்கள் எவற்றை வைத்திருக்கிறோம், யார் பார்க்கிறார்கள், நீங்கள் எதைக் கேட்கலாம் என்று படியுங்கள்: {link}\nஎதற்குச் சம்மதம் என்று சொல்லுங்கள், எதையும் கேளுங்கள்.\n{bureau}, {phone}'),
    ('account made', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\n{bureau}: നിങ്ങളുടെ അക്കൗണ്ട് തയ്യാറായി: {site}\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nതാൽക്കാലിക പാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും. ആദ്യം സൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.'),
    ('password reset', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\nപുതിയ താൽക്കാലിക പാസ്‌വേഡ് ഉപയോഗിച്ച് ഇവിടെ സൈൻ ഇൻ ചെയ്യാം: {site}\nപാസ്‌വേഡ് ഞങ്ങൾ വേറെ അറിയിക്കും.\nനിങ്ങളുടെ യൂസർനെയിം: {username}\nസൈൻ ഇൻ ചെയ്യുമ്പോൾ സ്വന്തം പാസ്‌വേഡ് തിരഞ്ഞെടുക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('request approved', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു. കോൺടാക്റ്റ് വിവരങ്ങൾ കാണാൻ സൈൻ ഇൻ ചെയ്യുക: {link}\n{bureau}'),
    ('details sent', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\n{other}-ന്റെ കുടുംബം സമ്മതിച്ചു: {link}\nഅവരുടെ കോൺടാക്റ്റ് വിവരങ്ങൾ ഇതാ.\nഇവിടെ നിന്നു മാത്രം പരിചയമുള്ളവർക്ക് പണം അയയ്ക്കരുത്.\n{bureau}'),
    ('request declined', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നൽകാൻ കഴിഞ്ഞില്ല. കാരണം: {reason}\nമറ്റു പ്രൊഫൈലുകൾ ഇവിടെ കാണാം: {site}\n{bureau}, {phone}'),
    ('consent question', 'ml', E'നമസ്കാരം,\nഞങ്ങളുടെ പക്കൽ രജിസ്റ്റർ ചെയ്ത ഒരു കുടുംബം {name}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ ചോദിക്കുന്നു. {other}-ന്റെ കുടുംബമാണ്: {link}\nനിങ്ങളുടെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കു നൽകട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ ഒന്നും നൽകില്ല.\n{bureau}, {phone}'),
    ('both ways question', 'ml', E'നമസ്കാരം,\n{other}-ന്റെ കോൺടാക്റ്റ് വിവരങ്ങൾ നിങ്ങൾ ചോദിച്ചിരുന്നല്ലോ: {link}\nഅവരുടെ കുടുംബം സമ്മതിച്ചു. {name}-ന്റെ ഫോൺ നമ്പറും ഇമെയിലും വിലാസവും അവർക്കും കാണിക്കട്ടെയോ? നിങ്ങൾ സമ്മതിക്കാതെ നിങ്ങളുടെ വിവരങ്ങളൊന്നും കാണിക്കില്ല.\n{bureau}, {phone}'),
    ('profile shared', 'ml', E'{bureau}: നിങ്ങൾക്കായി ഒരു പ്രൊഫൈൽ:\n{name}, വയസ്സ് {age}, {height}\nസമുദായം: {community}\nനക്ഷത്രം: {star}\nവിദ്യാഭ്യാസം: {education}\nജോലി: {work}\nസ്ഥലം: {town}\n{link}'),
    ('profiles chosen', 'ml', E'നമസ്കാരം,\n{name}: ഒരു പ്രൊഫൈൽ ലിസ്റ്റ് തയ്യാറാക്കിയിട്ടുണ്ട്: {link}\nഓരോന്നിനും താൽപര്യമുണ്ട്, താൽപര്യമില്ല അല്ലെങ്കിൽ പിന്നീട് എന്ന് പറയൂ. അല്ലെങ്കിൽ വിളിക്കാൻ പറയൂ.\n{bureau}, {phone}'),
    ('please call', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\nസമയം കിട്ടുമ്പോൾ ഞങ്ങളെ വിളിക്കുമല്ലോ: {phone}\n{bureau}'),
    ('photo missing', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\nനിങ്ങളുടെ പ്രൊഫൈലിൽ ഇതുവരെ ഫോട്ടോ ഇല്ല. മറ്റു കുടുംബങ്ങൾക്കു കാണാൻ ഒരു ഫോട്ടോ ഇവിടെ WhatsApp-ൽ അയയ്ക്കുമല്ലോ.\n{bureau}, {phone}'),
    ('registered', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\nനിങ്ങളുടെ രജിസ്ട്രേഷൻ പൂർത്തിയായി. നിങ്ങളുടെ രജിസ്റ്റർ നമ്പർ: {id}. ഞങ്ങളെ വിളിക്കുമ്പോൾ ഈ നമ്പർ പറയുമല്ലോ.\n{bureau}, {phone}'),
    ('grievance received', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ പരാതി കിട്ടി. {days} ദിവസത്തിനുള്ളിൽ മറുപടി തരാം.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'ml', E'നമസ്കാരം {name},\nനിങ്ങളുടെ പരാതിക്കുള്ള ഞങ്ങളുടെ മറുപടി:\n{answer}\nതൃപ്തിയില്ലെങ്കിൽ ഞങ്ങളോടു പറയുമല്ലോ:\n{officer}, {officerphone}, {officeremail}\nഅതിനു ശേഷം ഡേറ്റ പ്രൊട്ടക്‌ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയെ സമീപിക്കാം.\n{bureau}'),
    ('notice', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\nനിങ്ങളെയും കുടുംബത്തെയും കുറിച്ചു ഞങ്ങൾ എന്തു സൂക്ഷിക്കുന്നു, ആരു കാണുന്നു, നിങ്ങൾക്ക് എന്ത് ആവശ്യപ്പെടാം എന്നു വായിക്കുമല്ലോ: {link}\nഎന്തിനെല്ലാം സമ്മതമെന്നു പറയുക; എന്തും ചോദിക്കാം.\n{bureau}, {phone}'),
    ('account made', 'te', E'నమస్కారం,\n{name} గారి గురించి:\n{bureau}: మీ అకౌంట్ సిద్ధంగా ఉంది: {site}\nమీ యూజర్‌నేమ్: {username}\nతాత్కాలిక పాస్‌వర్డ్ మీకు విడిగా ఇస్తాం. మొదటిసారి సైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.'),
    ('password reset', 'te', E'నమస్కారం,\n{name} గారి గురించి:\nమీకు విడిగా ఇచ్చే కొత్త తాత్కాలిక పాస్‌వర్డ్‌తో {site} సైట్‌లో సైన్ ఇన్ చేయవచ్చు.\nమీ యూజర్‌నేమ్: {username}\nసైన్ ఇన్ చేసినప్పుడు దయచేసి మీ సొంత పాస్‌వర్డ్ పెట్టుకోండి.\n{bureau}, {phone}'),
    ('request approved', 'te', E'నమస్కారం,\n{name} గారి గురించి:\n{other} గారి కుటుంబం ఒప్పుకుంది. వారి కాంటాక్ట్ వివరాలు చూడటానికి సైన్ ఇన్ చేయండి: {link}\n{bureau}'),
    ('details sent', 'te', E'నమస్కారం,\n{name} గారి గురించి:\n{other} గారి కుటుంబం ఒప్పుకుంది: {link}\nవారి కాంటాక్ట్ వివరాలు ఇవి.\nఇక్కడ మాత్రమే పరిచయమైన వారికి డబ్బు పంపవద్దు.\n{bureau}'),
    ('request declined', 'te', E'నమస్కారం,\n{name} గారి గురించి:\n{other} గారి కాంటాక్ట్ వివరాలు ఇవ్వలేకపోయాం. కారణం: {reason}\nమరిన్ని ప్రొఫైల్స్ ఇక్కడ చూడవచ్చు: {site}\n{bureau}, {phone}'),
    ('consent question', 'te', E'నమస్కారం,\nమా దగ్గర నమోదైన ఒక కుటుంబం {name} గారి కాంటాక్ట్ వివరాలు అడుగుతోంది. అది {other} గారి కుటుంబం: {link}\nమీ ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా వారికి ఇవ్వవచ్చా? మీరు ఒప్పుకునే వరకు ఏదీ ఇవ్వం.\n{bureau}, {phone}'),
    ('both ways question', 'te', E'నమస్కారం,\nమీరు {other} గారి కాంటాక్ట్ వివరాలు అడిగారు: {link}\nవారి కుటుంబం ఒప్పుకుంది. {name} గారి ఫోన్ నంబర్, ఈ-మెయిల్, చిరునామా కూడా వారికి చూపించవచ్చా? మీరు ఒప్పుకునే వరకు మీ వివరాలేవీ చూపించం.\n{bureau}, {phone}'),
    ('profile shared', 'te', E'{bureau}: మీ కోసం ఒక ప్రొఫైల్:\n{name}, వయసు {age}, {height}\nకులం: {community}\nనక్షత్రం: {star}\nవిద్య: {education}\nఉద్యోగం: {work}\nఊరు: {town}\n{link}'),
    ('profiles chosen', 'te', E'నమస్కారం,\n{name} గారి కోసం ఒక ప్రొఫైల్ జాబితా తయారు చేశాం: {link}\nఒక్కొక్కరికి ఆసక్తి ఉంది, ఆసక్తి లేదు లేదా తర్వాత అని చెప్పండి. లేదా మీకు ఫోన్ చేయమని చెప్పండి.\n{bureau}, {phone}'),
    ('please call', 'te', E'నమస్కారం,\n{name} గారి గురించి:\nవీలైనప్పుడు దయచేసి మాకు ఫోన్ చేయండి: {phone}\n{bureau}'),
    ('photo missing', 'te', E'నమస్కారం,\n{name} గారి గురించి:\nమీ ప్రొఫైల్‌లో ఇంకా ఫోటో లేదు. ఇతర కుటుంబాలు చూడటానికి దయచేసి ఒక ఫోటో ఇక్కడ WhatsAppలో పంపండి.\n{bureau}, {phone}'),
    ('registered', 'te', E'నమస్కారం,\n{name} గారి గురించి:\nమీ రిజిస్ట్రేషన్ పూర్తయింది. మీ రిజిస్టర్ నంబర్: {id}. మాకు ఫోన్ చేసినప్పుడు దయచేసి ఈ నంబర్ చెప్పండి.\n{bureau}, {phone}'),
    ('grievance received', 'te', E'నమస్కారం {name} గారు,\nమీ ఫిర్యాదు అందింది. {days} రోజుల్లోపు జవాబు ఇస్తాం.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'te', E'నమస్కారం {name} గారు,\nమీ ఫిర్యాదుకు మా జవాబు:\n{answer}\nతృప్తి లేకపోతే దయచేసి మాకు చెప్పండి:\n{officer}, {officerphone}, {officeremail}\nఆ తర్వాత భారత డేటా రక్షణ బోర్డును (Data Protection Board of India) ఆశ్రయించవచ్చు.\n{bureau}'),
    ('notice', 'te', E'నమస్కారం,\n{name} గారి గురించి:\nమీ గురించి, మీ కుటుంబం గురించి మేము ఏవి ఉంచుతాం, ఎవరు చూస్తారు, మీరు ఏం కోరవచ్చో దయచేసి చదవండి: {link}\nవేటికి ఒప్పుకుంటారో చెప్పండి; ఏదైనా అడగవచ్చు.\n{bureau}, {phone}'),
    ('account made', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\n{bureau} ನಲ್ಲಿ ನಿಮ್ಮ ಖಾತೆ ಸಿದ್ಧವಾಗಿದೆ: {site}\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ. ಮೊದಲ ಬಾರಿ ಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.'),
    ('password reset', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\nಹೊಸ ತಾತ್ಕಾಲಿಕ ಪಾಸ್‌ವರ್ಡ್‌ನಿಂದ ನೀವು ಇಲ್ಲಿ ಸೈನ್ ಇನ್ ಮಾಡಬಹುದು: {site}\nಪಾಸ್‌ವರ್ಡ್ ಅನ್ನು ಬೇರೆಯಾಗಿ ತಿಳಿಸುತ್ತೇವೆ.\nನಿಮ್ಮ ಬಳಕೆದಾರ ಹೆಸರು: {username}\nಸೈನ್ ಇನ್ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ನಿಮ್ಮದೇ ಪಾಸ್‌ವರ್ಡ್ ಆರಿಸಿ.\n{bureau}, {phone}'),
    ('request approved', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನೋಡಲು ಸೈನ್ ಇನ್ ಮಾಡಿ: {link}\n{bureau}'),
    ('details sent', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\n{other} ಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ: {link}\nಅವರ ಸಂಪರ್ಕ ವಿವರಗಳು ಇಲ್ಲಿವೆ.\nಇಲ್ಲಿ ಮಾತ್ರ ಪರಿಚಯವಾದವರಿಗೆ ಹಣ ಕಳುಹಿಸಬೇಡಿ.\n{bureau}'),
    ('request declined', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\n{other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ನಿಮಗೆ ನೀಡಲು ಸಾಧ್ಯವಾಗಲಿಲ್ಲ: {reason}\nಇತರ ಪ್ರೊಫೈಲ್‌ಗಳನ್ನು ದಯವಿಟ್ಟು ಇಲ್ಲಿ ನೋಡಿ: {site}\n{bureau}, {phone}'),
    ('consent question', 'kn', E'ನಮಸ್ಕಾರ,\nನಮ್ಮಲ್ಲಿ ನೋಂದಾಯಿಸಿದ ಒಂದು ಕುಟುಂಬ {name} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದೆ. ಅದು {other} ಅವರ ಕುಟುಂಬ: {link}\nನಿಮ್ಮ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನು ಅವರಿಗೆ ನೀಡಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ಏನನ್ನೂ ನೀಡುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('both ways question', 'kn', E'ನಮಸ್ಕಾರ,\nನೀವು {other} ಅವರ ಸಂಪರ್ಕ ವಿವರಗಳನ್ನು ಕೇಳಿದ್ದೀರಿ: {link}\nಅವರ ಕುಟುಂಬ ಒಪ್ಪಿದೆ. {name} ಅವರ ಫೋನ್ ಸಂಖ್ಯೆ, ಇಮೇಲ್ ಮತ್ತು ವಿಳಾಸವನ್ನೂ ಅವರಿಗೆ ತೋರಿಸಬಹುದೇ? ನೀವು ಒಪ್ಪುವವರೆಗೆ ನಿಮ್ಮ ಯಾವ ವಿವರವನ್ನೂ ತೋರಿಸುವುದಿಲ್ಲ.\n{bureau}, {phone}'),
    ('profile shared', 'kn', E'{bureau}: ನಿಮಗಾಗಿ ಒಂದು ಪ್ರೊಫೈಲ್:\n{name}, ವಯಸ್ಸು {age}, {height}\nಸಮುದಾಯ: {community}\nನಕ್ಷತ್ರ: {star}\nವಿದ್ಯಾಭ್ಯಾಸ: {education}\nಕೆಲಸ: {work}\nಊರು: {town}\n{link}'),
    ('profiles chosen', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರಿಗಾಗಿ ಒಂದು ಪ್ರೊಫೈಲ್ ಪಟ್ಟಿ ಸಿದ್ಧಪಡಿಸಿದ್ದೇವೆ: {link}\nಪ್ರತಿಯೊಬ್ಬರಿಗೂ ಆಸಕ್ತಿ ಇದೆ, ಆಸಕ್ತಿ ಇಲ್ಲ ಅಥವಾ ನಂತರ ಎಂದು ತಿಳಿಸಿ. ಇಲ್ಲವೇ ಕರೆ ಮಾಡಲು ಹೇಳಿ.\n{bureau}, {phone}'),
    ('please call', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\nಸಮಯವಾದಾಗ ದಯವಿಟ್ಟು ನಮಗೆ ಕರೆ ಮಾಡಿ: {phone}\n{bureau}'),
    ('photo missing', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\nನಿಮ್ಮ ಪ್ರೊಫೈಲ್‌ನಲ್ಲಿ ಇನ್ನೂ ಫೋಟೋ ಇಲ್ಲ. ಇತರ ಕುಟುಂಬಗಳು ನೋಡಲು ದಯವಿಟ್ಟು ಒಂದು ಫೋಟೋ ಇಲ್ಲಿ WhatsAppನಲ್ಲಿ ಕಳುಹಿಸಿ.\n{bureau}, {phone}'),
    ('registered', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\nನಿಮ್ಮ ನೋಂದಣಿ ಪೂರ್ಣಗೊಂಡಿದೆ. ನಿಮ್ಮ ನೋಂದಣಿ ಸಂಖ್ಯೆ: {id}. ನಮಗೆ ಕರೆ ಮಾಡುವಾಗ ದಯವಿಟ್ಟು ಈ ಸಂಖ್ಯೆಯನ್ನು ತಿಳಿಸಿ.\n{bureau}, {phone}'),
    ('grievance received', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ದೂರು ತಲುಪಿದೆ. {days} ದಿನಗಳೊಳಗೆ ಉತ್ತರ ಕೊಡುತ್ತೇವೆ.\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'kn', E'ನಮಸ್ಕಾರ {name} ಅವರೇ,\nನಿಮ್ಮ ದೂರಿಗೆ ನಮ್ಮ ಉತ್ತರ:\n{answer}\nತೃಪ್ತಿ ಇಲ್ಲದಿದ್ದರೆ ದಯವಿಟ್ಟು ನಮಗೆ ತಿಳಿಸಿ:\n{officer}, {officerphone}, {officeremail}\nಅದರ ನಂತರ ಭಾರತದ ಡೇಟಾ ಸಂರಕ್ಷಣಾ ಮಂಡಳಿಗೆ (Data Protection Board of India) ಹೋಗಬಹುದು.\n{bureau}'),
    ('notice', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\nನಿಮ್ಮ ಮತ್ತು ನಿಮ್ಮ ಕುಟುಂಬದ ಬಗ್ಗೆ ನಾವು ಏನು ಇಟ್ಟುಕೊಳ್ಳುತ್ತೇವೆ, ಯಾರಿಗೆ ಕಾಣುತ್ತದೆ, ನೀವು ಏನು ಕೇಳಬಹುದು ಎಂದು ದಯವಿಟ್ಟು ಓದಿ: {link}\nಯಾವುದಕ್ಕೆ ಒಪ್ಪಿಗೆ ಎಂದು ತಿಳಿಸಿ; ಏನು ಬೇಕಾದರೂ ಕೇಳಿ.\n{bureau}, {phone}'),
    ('account made', 'hi', E'नमस्ते,\n{name} जी के बारे में:\n{bureau} में आपका अकाउंट तैयार है: {site}\nआपका यूज़रनेम: {username}\nअस्थायी पासवर्ड हम आपको अलग से देंगे। पहली बार लॉगिन करते समय कृपया अपना पासवर्ड चुन लें।'),
    ('password reset', 'hi', E'नमस्ते,\n{name} जी के बारे में:\nअब आप नए अस्थायी पासवर्ड से {site} पर लॉगिन कर सकते हैं। पासवर्ड हम आपको अलग से देंगे।\nआपका यूज़रनेम: {username}\nलॉगिन करते समय कृपया अपना पासवर्ड चुन लें।\n{bureau}, {phone}'),
    ('request approved', 'hi', E'नमस्ते,\n{name} जी के बारे में:\n{other} जी के परिवार ने सहमति दे दी है। उनका संपर्क विवरण देखने के लिए लॉगिन करें: {link}\n{bureau}'),
    ('details sent', 'hi', E'नमस्ते,\n{name} जी के बारे में:\n{other} जी के परिवार ने सहमति दे दी है: {link}\nउनका संपर्क विवरण यह है।\nजिन्हें आप केवल यहीं से जानते हैं, उन्हें पैसे न भेजें।\n{bureau}'),
    ('request declined', 'hi', E'नमस्ते,\n{name} जी के बारे में:\nखेद है, हम आपको {other} जी का संपर्क विवरण नहीं दे सके। कारण: {reason}\nअन्य प्रोफ़ाइल आप यहाँ देख सकते हैं: {site}\n{bureau}, {phone}'),
    ('consent question', 'hi', E'नमस्ते,\nहमारे यहाँ पंजीकृत एक परिवार ने {name} जी का संपर्क विवरण माँगा है। यह {other} जी का परिवार है: {link}\nक्या हम उन्हें आपका फ़ोन नंबर, ई-मेल और पता बता सकते हैं? आपकी सहमति से पहले कुछ भी साझा नहीं किया जाएगा।\n{bureau}, {phone}'),
    ('both ways question', 'hi', E'नमस्ते,\nआपने हमसे {other} जी का संपर्क विवरण माँगा था: {link}\nउनका परिवार सहमत है। क्या हम उन्हें {name} जी का फ़ोन नंबर, ई-मेल और पता भी दिखा सकते हैं? आपकी सहमति से पहले आपका कोई विवरण नहीं दिखाया जाएगा।\n{bureau}, {phone}'),
    ('profile shared', 'hi', E'{bureau}: आपके लिए एक प्रोफ़ाइल:\n{name}, उम्र {age}, {height}\nसमुदाय: {community}\nनक्षत्र: {star}\nशिक्षा: {education}\nपेशा: {work}\nस्थान: {town}\n{link}'),
    ('profiles chosen', 'hi', E'नमस्ते,\nहमने {name} जी के लिए एक प्रोफ़ाइल सूची बनाई है: {link}\nहर एक के लिए “रुचि है”, “रुचि नहीं है” या “बाद में” चुनिए। या हमें फ़ोन करने को कहिए।\n{bureau}, {phone}'),
    ('please call', 'hi', E'नमस्ते,\n{name} जी के बारे में:\nसमय मिलने पर कृपया हमें फ़ोन करें: {phone}\n{bureau}'),
    ('photo missing', 'hi', E'नमस्ते,\n{name} जी के बारे में:\nआपकी प्रोफ़ाइल में अभी कोई फ़ोटो नहीं है। कृपया एक फ़ोटो यहाँ WhatsApp पर भेजें, ताकि परिवार उसे देख सकें।\n{bureau}, {phone}'),
    ('registered', 'hi', E'नमस्ते,\n{name} जी के बारे में:\nआपका रजिस्ट्रेशन हो गया है। आपका रजिस्टर नंबर: {id}. हमें फ़ोन करते समय कृपया यह नंबर बताइए।\n{bureau}, {phone}'),
    ('grievance received', 'hi', E'नमस्ते {name} जी,\nआपकी शिकायत हमें मिल गई है। हम {days} दिन के भीतर जवाब देंगे।\n{officer}, {officerphone}, {officeremail}\n{bureau}'),
    ('grievance answer', 'hi', E'नमस्ते {name} जी,\nआपकी शिकायत पर हमारा जवाब:\n{answer}\nसंतुष्ट न हों, तो कृपया हमें बताइए:\n{officer}, {officerphone}, {officeremail}\nउसके बाद आप भारतीय डेटा संरक्षण बोर्ड (Data Protection Board of India) के पास जा सकते हैं।\n{bureau}'),
    ('breach', 'en', E'Vanakkam,\nthis is about {name}:\nbetween {from} and {to} somebody without permission opened or used details of your family in our register. These may include your phone number and address.\nStrangers could now call or write to you, or pretend to be from our bureau.\nWe have closed this access and are informing the Data Protection Board of India.\nPlease send no money, codes or papers to anybody who refers to us, and tell us of unusual calls. You may also ask us to change or delete your details.\nWe are sorry.\n{bureau}, {phone}'),
    ('breach', 'ta', E'வணக்கம்,\n{name} அவர்களைப் பற்றி:\n{from} முதல் {to} வரை ஒருவர் அனுமதி இல்லாமல் எங்கள் பதிவேட்டில் உங்கள் குடும்பத்தின் விவரங்களைப் பார்த்திருக்கிறார் அல்லது பயன்படுத்தியிருக்கிறார். அதில் உங்கள் தொலைபேசி எண்ணும் முகவரியும் இருக்கலாம்.\nதெரியாதவர்கள் உங்களை அழைக்கலாம், செய்தி அனுப்பலாம், அல்லது எங்கள் மையத்திலிருந்து பேசுவதாகச் சொல்லலாம்.\nஅந்த வழியை அடைத்துவிட்டோம். இந்தியத் தரவுப் பாதுகாப்பு வாரியத்துக்கும் தெரிவிக்கிறோம்.\nஎங்கள் பெயரைச் சொல்பவர்களுக்குப் பணம், குறியீடு, ஆவணம் எதையும் அனுப்ப வேண்டாம். சந்தேகமான அழைப்பு வந்தால் எங்களிடம் சொல்லுங்கள். உங்கள் விவரங்களை மாற்றவோ நீக்கவோ எங்களிடம் கேட்கலாம்.\nஇதற்காக வருந்துகிறோம்.\n{bureau}, {phone}'),
    ('breach', 'ml', E'നമസ്കാരം,\n{name}-ന്റെ പ്രൊഫൈലിനെക്കുറിച്ച്:\n{from} മുതൽ {to} വരെയുള്ള സമയത്ത് ഒരാൾ അനുവാദമില്ലാതെ ഞങ്ങളുടെ രജിസ്റ്ററിലുള്ള നിങ്ങളുടെ കുടുംബത്തിന്റെ വിവരങ്ങൾ കാണുകയോ ഉപയോഗിക്കുകയോ ചെയ്തു. അതിൽ ഫോൺ നമ്പറും വിലാസവും ഉണ്ടാകാം.\nപരിചയമില്ലാത്തവർ നിങ്ങളെ വിളിക്കാം, സന്ദേശം അയയ്ക്കാം, അല്ലെങ്കിൽ ഞങ്ങളുടെ ബ്യൂറോയിൽ നിന്നാണെന്ന് പറയാം.\nആ വഴി ഞങ്ങൾ അടച്ചു. ഡാറ്റാ പ്രൊട്ടക്ഷൻ ബോർഡ് ഓഫ് ഇന്ത്യയെയും അറിയിക്കുന്നു.\nഞങ്ങളുടെ പേരു പറയുന്ന ആർക്കും പണമോ കോഡോ രേഖകളോ അയയ്ക്കരുത്. സംശയം തോന്നുന്ന വിളി വന്നാൽ ഞങ്ങളെ അറിയിക്കുക. വിവരങ്ങൾ മാറ്റാനോ മായ്ക്കാനോ ഞങ്ങളോട് പറയാം.\nസംഭവിച്ചതിൽ ഖേദിക്കുന്നു.\n{bureau}, {phone}'),
    ('breach', 'te', E'నమస్కారం,\n{name} గారి గురించి:\n{from} నుండి {to} వరకు ఎవరో అనుమతి లేకుండా మా రిజిస్టర్‌లోని మీ కుటుంబ వివరాలను చూశారు లేదా వాడారు. వాటిలో మీ ఫోన్ నంబర్, చిరునామా కూడా ఉండవచ్చు.\nతెలియనివారు మీకు ఫోన్ చేయవచ్చు, సందేశం పంపవచ్చు, లేదా మా బ్యూరో నుండి మాట్లాడుతున్నామని చెప్పవచ్చు.\nఆ దారిని మూసివేశాం. డేటా ప్రొటెక్షన్ బోర్డ్ ఆఫ్ ఇండియాకు కూడా తెలియజేస్తున్నాం.\nమా పేరు చెప్పే ఎవరికీ డబ్బు, కోడ్‌లు, పత్రాలు పంపకండి. అనుమానం కలిగించే ఫోన్ వస్తే మాకు చెప్పండి. మీ వివరాలను మార్చమని లేదా తొలగించమని మమ్మల్ని అడగవచ్చు.\nజరిగినదానికి చింతిస్తున్నాం.\n{bureau}, {phone}'),
    ('breach', 'kn', E'ನಮಸ್ಕಾರ,\n{name} ಅವರ ಬಗ್ಗೆ:\n{from} ರಿಂದ {to} ವರೆಗೆ ಯಾರೋ ಅನುಮತಿ ಇಲ್ಲದೆ ನಮ್ಮ ರಿಜಿಸ್ಟರ್‌ನಲ್ಲಿರುವ ನಿಮ್ಮ ಕುಟುಂಬದ ವಿವರಗಳನ್ನು ನೋಡಿದ್ದಾರೆ ಅಥವಾ ಬಳಸಿದ್ದಾರೆ. ಅದರಲ್ಲಿ ನಿಮ್ಮ ಫೋನ್ ನಂಬರ್ ಮತ್ತು ವಿಳಾಸವೂ ಇರಬಹುದು.\nಪರಿಚಯವಿಲ್ಲದವರು ನಿಮಗೆ ಕರೆ ಮಾಡಬಹುದು, ಸಂದೇಶ ಕಳಿಸಬಹುದು, ಅಥವಾ ನಮ್ಮ ಬ್ಯೂರೋದಿಂದ ಎಂದು ಹೇಳಬಹುದು.\nಆ ದಾರಿಯನ್ನು ಮುಚ್ಚಿದ್ದೇವೆ. ಡೇಟಾ ಪ್ರೊಟೆಕ್ಷನ್ ಬೋರ್ಡ್ ಆಫ್ ಇಂಡಿಯಾಗೂ ತಿಳಿಸುತ್ತಿದ್ದೇವೆ.\nನಮ್ಮ ಹೆಸರು ಹೇಳುವ ಯಾರಿಗೂ ಹಣ, ಕೋಡ್, ದಾಖಲೆಗಳನ್ನು ಕಳಿಸಬೇಡಿ. ಅನುಮಾನ ಬರುವ ಕರೆ ಬಂದರೆ ನಮಗೆ ತಿಳಿಸಿ. ನಿಮ್ಮ ವಿವರಗಳನ್ನು ಬದಲಿಸಲು ಅಥವಾ ಅಳಿಸಲು ನಮ್ಮನ್ನು ಕೇಳಬಹುದು.\nಆದದ್ದಕ್ಕೆ ವಿಷಾದಿಸುತ್ತೇವೆ.\n{bureau}, {phone}'),
    ('breach', 'hi', E'नमस्ते,\n{name} जी के बारे में:\n{from} से {to} के बीच किसी ने बिना अनुमति के हमारे रजिस्टर में आपके परिवार की जानकारी देखी या इस्तेमाल की। इसमें आपका फ़ोन नंबर और पता भी हो सकता है।\nअनजान लोग आपको फ़ोन कर सकते हैं, संदेश भेज सकते हैं, या ख़ुद को हमारे ब्यूरो का बता सकते हैं।\nहमने यह रास्ता बंद कर दिया है और भारतीय डेटा संरक्षण बोर्ड को सूचना दे रहे हैं।\nहमारे नाम से बात करने वाले किसी को भी पैसे, कोड या काग़ज़ न भेजें। कोई अजीब फ़ोन आए तो हमें बताइए। आप हमसे अपनी जानकारी बदलने या मिटाने को भी कह सकते हैं।\nजो हुआ उसका हमें खेद है।\n{bureau}, {phone}'),
    ('notice', 'hi', E'नमस्ते,\n{name} जी के बारे में:\nहम आपके और आपके परिवार के बारे में क्या रखते हैं, उसे कौन देखता है और आप क्या माँग सकते हैं, कृपया यहाँ पढ़ें: {link}\nबताएँ कि किन बातों पर सहमति है; कुछ भी पूछ सकते हैं।\n{bureau}, {phone}')
  ) as original (template, language, body)
  where original.template = original_message.template and original.language = original_message.language
$function$;

update public.message_templates
  set template = template, body = case when body = original then private.original_message(template, language) else body end
  where template = 'profiles chosen';
