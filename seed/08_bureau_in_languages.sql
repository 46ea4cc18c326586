-- Demo fixtures: the texts of the invented bureau in the other languages, where none is entered.

-- Never in a real register.
do $$
begin
  if not exists (select from public."RegisteredUsers" where id = 1000 and created_at = '2026-11-19 17:39:40 +05:30') then
    raise exception 'The demo people are not here, so nothing was done. They come with 01_registered_users.sql.';
  end if;
end
$$;

update public.site_settings set in_languages = '{
  "ta": {
    "bureau_name": "மங்களம் மேட்ரிமோனி",
    "tagline": "திருமணத் தகவல் மையம், கோயம்புத்தூர்",
    "opening_hours": "திங்கள் முதல் சனி வரை, காலை பத்து மணி முதல் மாலை ஆறு மணி வரை குடும்பத்தாரை வரவேற்கிறோம்.",
    "address": "14, கோயில் தேர் வீதி, ஆர். எஸ். புரம்,\nகோயம்புத்தூர் 641 002, தமிழ்நாடு"
  },
  "ml": {
    "bureau_name": "മംഗളം മാട്രിമോണി",
    "tagline": "വിവാഹ ബ്യൂറോ, കോയമ്പത്തൂർ",
    "opening_hours": "തിങ്കൾ മുതൽ ശനി വരെ, രാവിലെ പത്തു മുതൽ വൈകിട്ട് ആറു വരെ കുടുംബങ്ങൾക്കു സ്വാഗതം.",
    "address": "14, ടെമ്പിൾ കാർ സ്ട്രീറ്റ്, ആർ. എസ്. പുരം,\nകോയമ്പത്തൂർ 641 002, തമിഴ്നാട്"
  },
  "te": {
    "bureau_name": "మంగళం మ్యాట్రిమోనీ",
    "tagline": "పెళ్లి సంబంధాల బ్యూరో, కోయంబత్తూరు",
    "opening_hours": "సోమవారం నుంచి శనివారం వరకు, ఉదయం పది నుంచి సాయంత్రం ఆరు గంటల వరకు కుటుంబాలకు స్వాగతం.",
    "address": "14, టెంపుల్ కార్ స్ట్రీట్, ఆర్. ఎస్. పురం,\nకోయంబత్తూరు 641 002, తమిళనాడు"
  },
  "kn": {
    "bureau_name": "ಮಂಗಳಂ ಮ್ಯಾಟ್ರಿಮೊನಿ",
    "tagline": "ವಿವಾಹ ಬ್ಯೂರೋ, ಕೊಯಮತ್ತೂರು",
    "opening_hours": "ಸೋಮವಾರದಿಂದ ಶನಿವಾರದವರೆಗೆ, ಬೆಳಿಗ್ಗೆ ಹತ್ತರಿಂದ ಸಂಜೆ ಆರರವರೆಗೆ ಕುಟುಂಬಗಳಿಗೆ ಸ್ವಾಗತ.",
    "address": "14, ಟೆಂಪಲ್ ಕಾರ್ ಸ್ಟ್ರೀಟ್, ಆರ್. ಎಸ್. ಪುರಂ,\nಕೊಯಮತ್ತೂರು 641 002, ತಮಿಳುನಾಡು"
  },
  "hi": {
    "bureau_name": "मंगलम मैट्रिमनी",
    "tagline": "विवाह ब्यूरो, कोयंबटूर",
    "opening_hours": "सोमवार से शनिवार, सुबह दस बजे से शाम छह बजे तक परिवारों का स्वागत है।",
    "address": "14, टेंपल कार स्ट्रीट, आर. एस. पुरम,\nकोयंबटूर 641 002, तमिलनाडु"
  }
}'
where id and in_languages = '{}';
