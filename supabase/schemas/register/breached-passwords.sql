-- The 10,000 commonest passwords of ten characters or more, lowercase, the commonest first. Shorter ones are refused for their length.
-- They were counted in ten million stolen passwords by Mark Burnett, and come from SecLists, Passwords/Common-Credentials
-- (MIT licence: docs/licences/seclists.txt). Many are rude. A function and not a table: there is nothing to restore.
-- Who may: only private.refuse_weak_password asks.

create function private.is_breached_password(entered text) returns boolean language sql immutable set search_path = '' as $$
  -- One search in a text of 120 kB is faster than making a list of it.
  select char_length(entered) >= 10 and position(' ' in entered) = 0 and position(' ' || entered || ' ' in translate($words$
  qwertyuiop 1234567890 q1w2e3r4t5 1q2w3e4r5t 4815162342 0987654321 12345qwert 123456789a 1234554321 usuckballz1 1111111111
  123456789q 1029384756 password123 basketball soso123aljg 123qweasdzxc 12345678910 manchester 1qaz2wsx3edc 0123456789
  q1w2e3r4t5y6 1123581321 1q2w3e4r5t6y qwerty12345 1234512345 mailcreated5240 1122334455 nuttertools qazwsxedcrfv fuck_inside
  123456qwerty 1234567890q 0000000000 qwerty123456 5555555555 terminator 9876543210 california enterprise rjirfrgbde 123456789z
  poiuytrewq sojdlg123aljg translator fktrcfylhf deepthroat multiplelo christopher undertaker a123456789 motherlode sersolution
  qwerty1234 montgom240 salamander qwertyqwerty 123456654321 syncmaster aleksandra rjycnfynby tinkerbell motherfucker ghostrider
  realmadrid polniypizdec0211 1357924680 7ugd5hip2j playstation leavemealone dragonball 1234567890a microphone gfhjkmgfhjkm
  1234567891 vsjasnel12 strawberry washington 9293709b13 yjdsqgfhjkm qazwsxedc123 fuckinside good123654 7894561230 harrypotter
  zxcvbnm123 mypassword alessandro abrakadabra 7777777777 123456789s underground ghjcnjgfhjkm password12 anastasiya zxcasdqwe123
  qwert12345 pufunga7782 highlander ghhh47hj7649 konstantin intercourse 9999999999 12345qwerty university suckmydick hellokitty
  absolutely htubcnhfwbz vqsablpzla roadrunner masterbate friendster sonyericsson skateboard penetration evangelion 0192837465
  tokiohotel q123456789 nthvbyfnjh mississippi ironmaiden aaaaaaaaaa revolution cocksucker 123456789m 1212121212 2222222222
  123456789qwe 1234567899 azertyuiop 1qazxsw23edc 123456789d 1234509876 vfntvfnbrf masterbating liverpool1 1234567890-
  qwerasdfzxcv password99 ghjcnbnenrf experienced dragonballz cheerleaers abracadabra 123456789987654321 1020304050 z1x2c3v4b5
  nopassword interacial 123456123456 112233445566 sweetheart supersonic madagaskar 1357908642 123456789r websolutions rfhfvtkmrf
  q1q2q3q4q5 greedisgood gangbanged blackberry 1z2x3c4v5b wachtwoord volleyball qweasdzxc123 mastermind chickenwing101
  123456789v 123456789o 1234567890z unbelievable ronaldinho quant4307s housewifes flvbybcnhfnjh 8888888888 3rjs1la7qe
  123321123321 groupd2013 ghbdtnrfrltkf ghbdtndctv experience alexander1 a1b2c3d4e5 987654321a 1qaz2wsx3edc4rfv lockerroom
  ejaculation a1s2d3f4g5 123456789123456789 spiderman1 knickerless finalfantasy contortionist 123qwe123qwe 0987654321q
  vflfufcrfh transexual qawsedrftg pornographic newproject2004 motdepasse masturbation lamborghini justinbieber ilovepussy
  comicbookdb businessbabe password01 metallica1 losangeles lighthouse administrator 1a2s3d4f5g 1213141516 needforspeed
  casablanca armageddon 123456789l 123456789123 uncencored shevchenko masterbaiting babemagnet 1a2b3c4d5e 123456789p porsche911
  j3qq4h7h2v christophe braveheart 12345678900 12345654321 0000000000o watermelon scandinavian penetrating pathfinder
  maurolarastefy fuckmehard domainlock2005 cxfcnkbdfz charlie123 qqqqqqqqqq qazwsxedc1 momsanaladventure information
  hd764nw5d7e1vb1 dhjnvytyjub callofduty 987654321q 17171717aa yfnfitymrf techniques peternorth password11 maximilian insertions
  evanescence 8phrowz622 123hfjdk147 123456789k 123456789012 volkswagen ssssssssss pokemon123 montecarlo doggystyle devilmaycry
  darthvader 5hsu75kpot 3216732167 0102030405 supernatural summertime qazwsxedcrfvtgb opensesame astalavista 8phrowz624
  1357913579 spartan117 solidsnake postov1000 lifeisgood gy3yt2rgls counterstrike asdfg12345 a1a2a3a4a5 12345678901 thunderbird
  professional jediknight hellohello goldfinger ghjcnjghjcnj dkflbvbhjdbx copenhagen angelofwar admin18533362 1a2a3a4a5a
  vfvfvskfhfve mapet123456 limpbizkit fkmnthyfnbdf bondarenko aleksander 89600506779 zxcvb12345 zcxfcnkbdf wonderland
  qazxswedcvfr q1234567890 pussylover parliament galatasaray fuckyou123 cyberonline azsxdcfvgb 23176djivanfros 123456789qwerty
  123456789n 111111111111 zzzzzzzzzz zaq1xsw2cde3 smallville pussylicker psychnaut1 prettygirl oc247ngucz mostwanted hondacivic
  dkflbvbhjdyf blingbling alexandria 1q2q3q4q5q 123456789abc 1111111111zz whosyourdaddy whatthefuck salamandra qwertyasdfgh
  qwertasdfg moneymoney girlfriend duranduran darkknight cvzefh1gkc chocolate1 badnaamhere 89015173454 4904s677075 123123123q
  1223334444 t34vfrc1991 sunderland parolparol ilovemyself deutschland connection cinderella astonvilla 541233432442 3333333333
  1234qwerty 123456789w 123456789qaz winchester underworld trustnoone qpwoeiruty pussyeater multimedia moneymaker mitsubishi
  ghbdtnghbdtn fartripper cnjvfnjkju bladerunner bestfriend 12345678900987654321 123123123123 1111122222 0147896325 wellington
  webhompass venom121293 sailormoon jesuschrist intelligence friendship dashadasha ctdfcnjgjkm cheesecake birthday21 51051051051
  12345trewq 123456789g 1234567890s 010203040506 vanyarespekt television qq123456789 password69 mickeymouse fktrcfylhjdbx
  fgjrfkbgcbc 6666666666 12345678901234567890 102030405060 slipknot666 sexmachine rhbcnbyjxrf iddqdidkfa hellraiser
  fktrcfylhjdyf firefighter efbcapa201 devilmaycry4 devildriver cxfcnmttcnm combat123654 apocalypse 89231243658s 12345zxcvb
  123456789x 1010810108 testing123 romanroman programmer passmaster painkiller millennium matematika m6cjy69u35 letmeinnow
  independent helloworld goodfellas depechemode adrenaline 999111999q 3syqo15hil 3141592654 123456789qqq 1112131415 welcome123
  vyjujnjxbt transformers supervisor superduper qweasdzxc1 neveragain kamehameha gthtcnhjqrf deerhunter dbrnjhjdbx chesterfield
  battlefield ambassador a987654321 1pass1page 123456789t 12345678912 123123qweqwe 1122112211 ybrjkftdbx whitepower saun24865709
  rkfdbfnehf rfnfcnhjaf qwertyytrewq qwerty123456789 quicksilver q1w2e3r4t5y6u7 primetime21 password1234 birthday54 azwebitalia
  989244342a 1357997531 123qwe456rty 123456789b 1234567890qw 11111111111 zx123456789 zqjphsyf6ctifgu zaratustra z123456789
  xxxxxxxxxx wishmaster wenef45313 verygoodbot supermanboy rfnfgekmnf rfkmrekznjh pussypussy pittsburgh newpassword luojianhua
  lkjhgfdsaz ledzeppelin jamesbond007 iseedeadpeople international hurricanes hellothere generation freelancer fenerbahce
  everything computador bbbbbbbbbb aaaaaaaaaaaa 80070633pc 4815162342lost 1qa2ws3ed4rf 123456789f 123123123a 1010101010
  vfylfhbyrf undercover transformer stalingrad skorpion39 schumacher s456123789 roflcopter pornografia mevefalkcakk management
  justforfun jacqueline impossible iaapptfcor hshfd4n279 gunslinger dictionary deltaforce dbrnjhjdyf cyjdsvujljv birthday299
  asdfghjkl123 apokalipsis ajcuivd289 7777755102q 5t4r3e2w1q 31217221027711 19mtpgam19 159753159753 123456789qw
  12345678987654321 wwwwwwwwww unforgiven tamwsn3sja superpuper shadow1212 samsung123 qwertyuiop123 puertorico ptybnxtvgbjy
  pppppppppp password23 password13 naughtyboy lightsaber lhbjkjubz2957704 kbnthfnehf hedimaptfcor ghhh47hj764 fucktheworld
  firestarter elizabeth1 cosmopolitan clubpenguin chessmaster cegthgfhjkm byajhvfnbrf berezuckiy applesauce amsterdam1
  alternative alessandra abcdefghij 4815162342a 4444444444 123456789zxc 1234567890w 1234567890qwe 111222333a yfcnzyfcnz
  yanshi1982 springfield sevastopol rrrrrrrrrr q1w2e3r4t5y6u7i8 prometheus password00 oooooooooo olegnaruto olcrackmaster
  newzealand necromancer mechanical mastercard loveislife lost4815162342 ladyffesta juggernaut installdevic grandmaster
  ghjcnjrdfibyj ghbdtngjrf fkg7h4f3v6 electronic dodgeviper digitalprodu desperados cheburashka cannondale bangladesh asdfghjkl1
  andrewjackie 89172735872 5544332211 1qazxsw23edcvfr4 159753456852 12qw34er56ty 1234qwerasdf 12345678qwe 123456789qq
  123456782000 000777fffa winnipeg261 whatthehell tombraider streetball rjhjkmbien revelation qwert54321 peanutbutter oldsmobile
  motherfuck metropolis masterchief mangust6403 lsia9dnb9y lovelovelove kingfisher jetbalance jackdaniels ingodwetrust
  incredible hypnodanny ghjrehfnehf fcbarcelona challenger c43qpul5rz birmingham auckland2010 89211375759 88002000600 1236547890
  12345abcde 123456789aa 123456789101 1234567890zzz 11111111111111111111 w2dlww3v5p ujkjdjkjvrf tttttttttt tigerwoods suckmycock
  sidewinder sanandreas qwertyuiop1 quiksilver qawsedrftgyh powerpower ontherocks omgkremidia minecraft123 millionaire
  markhegarty madagascar klapaucius jigei743ks ilovegirls grasshopper ghjcnjqgfhjkm froinlaven football12 ekaterina20 dragonfire
  caterpillar boy4u2ownnyc beautiful1 an83546921an13 alphaomega abc123456789 742617000027 42qwerty42 41d8cd98f00b 32615948worms
  1958proman 123321qweewq 1029384756q 01telemike01 0147258369 wolverines virtuagirl ticketmaster thebeatles technology
  studioworks stronghold sebastian1 scoubidou2 sasha12345 sacramento pornography polopolo09 playstation2 performance perfection
  peppermint nintendo64 nhfdvfnjkju123 nemvxyheqdd5oqxyxyzi mmmmmmmmmm millertime luckycharm lp2568cskt loveforever lololyo123
  kristopher justinbiebe jesusislord greengreen gordolee85 gjytltkmybr gjikbdctyf ghjcnjrdfif ghjcnbvtyz gggggggggg gettysburg
  gblfhfcbyf flintstone fallenangel domination cyecvevhbr coorslight cegthgegth brucewayne blackhawks ajnjuhfabz a3eilm2s2y
  987654321z 5432112345 26429vadim 19952009sa 1986irachka 12345asdfg 123456qwert 123456789zx 123456789. 1133557799 012345678910
  0000000000d vfhufhbnrf ufhhbgjnnth timberwolf timberlake telecaster tadmichaels sweetpussy svetasveta stomatolog spam967888
  shamanking runescape1 richardson rfhfrfnbwf rfgecnfcerf residentevil reanimator qwerty2010 punksnotdead production premiumcash
  playstation3 password21 password10 paintball1 p030710p$e4o nissan350z nccpl25282 multiplelog motorcycle minhasenha mandragora
  mandarinka lumberjack liverpoolfc left4dead2 kurtcobain kaliningrad jimandanne installsqlst iloveyou123 ilovejesus
  iloveboobies illuminati hhhhhhhhhh grandorgue gfhfcjkmrf fuckyouguys fuckyoubitch fighting54 eybdthcbntn dkflbdjcnjr
  disneyland deeppurple dddddddddd dctvghbdtn cristopher christian1 cheerleader calculator butterfly1 bluedevils birthday10
  a1234567890 80637852730 7elephants 7418529630 4294967296 3f3fpht7op 38gjgeuftd 1qwertyuiop 1a2s3d4f5g6h 123456qwer 123456789i
  123456789e 123456789c 123456789as 1234554321q 123123123123123 10987654321 0cdh0v99ue 0147852369 01234567890 vfvfgfgf123
  vfrcbvvfrcbv vfhvtkflrf timberland supermario sundaypunch stalker123 snusmumrik simpleplan silenthill shithappens serendipity
  selfok2013 scoubidou6 rottweiler riverplate redemption qwertgfdsa pussybitch prosperity portsmouth philadelphia p0o9i8u7y6
  nightcrawler neworleans nastya1995 murcielago montgomery mathematics matematica magical123 llllllllll littlegirl littlebitch
  lfplhfgthvf kozanostra kobebryant kd189nlcih juancarlos jlbyjxtcndj installutil ilovemylife iampurehaha2 hammertime gxlmxbewym
  gthtrhtcnjr greenlantern ghjcnjnfr1 ghjcnjgbpltw georgetown gatekeeper galatasara fktrcfylhjd description cytuehjxrf
  constantine computadora cjdthitycndj cincinnati chrisbrown chicken123 cfkfvfylhf birthday100 avrillavigne asdfghjkl;
  angelochek anastasija alinaalina 87e5nclizry 80988218126 7jokx7b9du 413276191q 1597532486 1472583690 123456789aaa 11111aaaaa
  0o9i8u7y6t zxcvbn3215 zjses9evpa zaqwsxcderfv yfcnhjtybt writerspace wonderwall walkman555 vladislava vinogradov tupacshakur
  tdfyutkbjy table54781 sweetdream shakespeare sexpistols service321 schoolgirlie sashasasha saqartvelo s123456789 reviewpass
  respublika qwertyuiop10 qazxswedc123 qazwsxqazwsx qazwsx1234 playground philosophy passwordstandard paraklast1974 nuaddn9561
  nhfycajhvths nhecsyfujkjdt montenegro masturbate massimiliano mashamasha mapleleafs lytghjgtnhjdcr lucifer666 lotrfotr34
  livestrong littlebear linkinpark kwiatuszek kanmax1994 jxfhjdfirf jjjjjjjjjj intermilan intelinside iloveyou12 ilovemusic
  headhunter hardwareid hammerhead godisgreat gjhjlfcjqrb ghjcnjabkz gfhfvgfvgfv firstone123 dfktynbyrf department cockgobbler
  christopher1 cgtwbfkbcn celtic1888 c43dae874d butterbean bullwinkle bpgjldsgjldthnf bluedragon blahblahblah blackmetal
  bigbrother baseball12 awdrgyjilp astonmartin anderlecht am4h39d8nh alabama123 accounting accountbloc abcde12345 9z5ve9rrcz
  9638527410 9085603566 89876065093rax 2468013579 1qa2ws3ed4rf5tg 1928374655 141312190296q 132forever 1313131313
  1234qwerasdfzxcv 1234567qwertyu 123456789y 123412341234 111222333000 zcxfcnkbdfz xxxp455w0rd5 xiaoyua123 weihnachten
  weihnachte websolutionssu warhammer40k vfhbyfvfhbyf v123456789 uuuuuuuuuu throatfuck subscriber studmuffin stratocaster
  stinkyfinger rjycnbnewbz rhfvfnjhcr rfnthbyf1988 rammstein1 qwertyu123 qwerttrewq qwe123qwe123 queenas8151 protection
  prisonbreak presidente polniypizdec110211 playstatio philippines phezc419hv passwordpassword novosibirsk nondriversig
  nokiadermo nokia6230i nikita2000 nikita1998 musiclover morganstanley minnesota_hp millerlite marinochka lzhan16889 luansantana
  lovezp1314 loploprock littlewhore littleslut littlefuck kravchenko kkkkkkkkkk k123456789 jokerjoker jesuschris jedimaster
  itsasecret iloveyou143 ilikepussy hondas2000 helicopter guitarhero greenhouse goodmorning gjkysqgbpltw ghjuhfvvbcn ghjrjgtyrj
  freyfvfnfnf formatters fiorentina felicidade fatima753357 engineering drumandbass donkeykong dogphil3650 difference demolition
  cuntfinger construction constantin confidence comicbooks collection cnfnbcnbrf christiaan chinchilla charlie111 cccccccccc
  candyeater bmvm3e46gtr bltynbabrfwbz blackwhite blackhorse blackadder birthday133 badiman28200 asasasasas antananarivu
  animal2000 alexandra1 activation abcdefghijk 9988776655 9085084232 8096468644q 789456123a 59382113kevinp 2dumb2live 192837465q
  147258369a 1346798520 123qweasdzx 1234qw1234qw 1234567890qwerty 1234567890qaz 1234567890p 1234567890o 1234567890987654321
  123321456654 122333444455555 111222333444555 0987654321a 0123654789 zxcvbnmzxcvbnm zcfvfzkexifz zaq12wsxcde3 wrestling1
  webuivalidat wallstreet vladivostok vaffanculo ubvyfcnbrf systemofadown superman123 sunshine69 stickdaddy77 steamforums
  specialinsta spartak1922 something1 sleepyhollow skylinegtr seemnemaailm satisfaction sataniv1993 santaclaus rockhopper
  rjkjrjkmxbr rashley198 rainforest r3vi3wpass qwertzuiop qwertasdfgzxcvb qwaszxerdfcv qazwsx12345 q1w2e3r4t5y6u7i8o9p0
  polina2009 pointblank plextsofttm percussion password22 ontheoutside ntktdbpjh1994 nthvbyfnjh2 nottingham nikolaevna
  neverwinter ne_e_pod_chehyl nastyanastya myjdxtcxks mortalkombat minicooper meditation mattylad10 matchbox20 maintenance
  ma123123123 lockingservi lkjhgfdsazx littleminge lissalissa lamborgini kudos4ever kryptonite kolesnikov kensington katyakatya
  kamelia2011 jamesjames imagination iloveyou11 ilovemyfamily ibpjahtybz hollister1 hijodeputa hesoyam123 heavymetal happyhappy
  hallelujah gundamwing gtnhjpfdjlcr ghjuhfvbcn ghjatccbjyfk gfhjkm1234 gerasimova fynfyfyfhbde fyfnjkmtdyf fufnfrhbcnb
  foundation fitzgerald fishfinger excellence escaflowne devastator controller contrasena candyfinger c7e4f8ezqh bujhmbujhm
  breakdance boredboi4u blitzkrieg birthday28 birthday27 birthday26 basketball1 baseball11 awo8rx3wa8t australia1 asshole123
  applejuice anytimetoday antichrist angelangel amadeusptfcor afrika2002 a1s2d3f4g5h6 999999999999 987654321g 89032073168
  671fsa75yt 6215mila6215 4815162342lf 2606642yra 23wkoa0fp78dk 1q3e5t7u9o 123ewqasdcxz 123456789qwer 123456789j 123456789asd
  1234567892000 1234567890m 123456789000 1234567887654321 1234562000 1212312121 1111111111a 111111111111111 10293847qp
  014702580369 zxcvbnm123456789 zxcvbn123456 zxcvbasdfg zxcvb09876 z1x2c3v4b5n6m7 z1x2c3v4b5n6 ytpfdbcbvjcnm yoshimitsu
  ybrjkftdyf wwwooo1234 winstonone wethepeople wazzkaprivet vitalik123 vfuybnjajy vbhjndjhtw universidad ubnkthrfgen tylerca310
  thundercat thugstools thesimpsons thecakeisalie t5r4e3w2q1 sutvsc5ysaa superpower stevesmojo spiderman3 specialized specialist
  sergeevich seniseviyor sdh686drth sanfrancisco sagittarius ronaldo123 rockbottom reymysterio qwertyuiop12345 qwertyuiop12
  qwerty1992 qaz26101778 progressive portishead pineapple1 pfqwtd27121988 pfhfnecnhf peugeot406 performing peacemaker password88
  passtrader pandemonium onetwothree nightshade nightmare1 nick1234-rem936 nhfycajhvth nhfrnjhbcn networkingpe natasha123
  nastya2010 nastya1997 msoracle32re monkeybutt milfhunter michaeljackson michael123 maxmotives marmeladka margherita
  manchester1 maisuradze love777321777 lk9slwgh3x letmein123 ktjynsq40147 krasavchik konovalova kazakhstan kalifornia jwhw6n1742
  jesussaves jessejames jasmine123 infalicall imjakie123 iddqdiddqd iamawesome hjpjxrf23062007 harrypotte gunsnroses
  gthtrfnbgjkt gjdtkbntkm ghtpthdfnbd ghjnbdjcnjzybt ghjgfufylf gearsofwar fuckthroat fuckthemall fuckoff666 fuckmylife
  fuckintits frozenfish freeaccess forzainter fktrcfylth fgtkmcbyrf fgjkbyfhbz falloutboy electronics e6pz84qfcj dragonforce
  dirtywhore dantheman123 daddysgirl corperfmonsy compatible commercial cnfc35762209 cheeseburger cfvfzrhfcbdfz byyjrtynbq
  bvncnbnvvbn bushmaster boy1cool23 blackheart blackdragon birthday36 billionaire bernadette barbarossa azerbaijan awesome123
  astra334566 asdfgh123456 artemartem alkanaft123 aksjdlasdakj89879 a789456123 99strenght 89semtsriuty 89614774181 89132664230
  89063032220m 87654321vv 4815162342q 420842084208555 2347172123 2143658709 1rus27540102 193570356033 123qwerty123 123654789a
  12345qwert7 123456789zz 1234567890v 1234567890d 12345672000 123451234512345 1231231234 0123698745 000000000000 zxcvbzxcvb
  zxcvbnmmnbvcxz zexts364325 zcfvfzrhfcbdfz ytpyfrjvrf xxpa33bq.adna xtkjdtrgfer wutangclan wsx22wsx22 widespread widescreen
  werty12345 w1w2w3w4w5 voxstrange volkswagon vladimirovna vef6g55frz vbybcnthcndj utyyflmtdyf userexecute uniqueness understand
  tigertiger technician taylormade sylviahans sutherland supersuper superman12 sunglasses submission stefanescu statistika
  starwars123 starcraft2 ss6z2sw6lu slushslush simferopol sdicmt7seytn santamaria sagitarius rubberduck rockandroll rhfcyjzhcr
  rfnthbyjxrf rfkbybyuhfl rfkbajhybz rfcgthcrbq rerhsybrcs razorblade rangerover qweasdzxc12 qwe1234567 qazwsxedcrf qazwsx123456
  qaz123wsx456 q80661658441 q2w3e4r5t6 pyfrjvcndj ponomarenko pointbreak pjsheridan pflhjncndj persephone password33 orochimaru
  operations nostradamus noonehackme nokianokia nintendods nikita2010 nikita1996 nikiforova nhbybnhjnjkejk nhbujyjvtnhbz
  nevergiveup nesterenko necronomicon navigation nastya1996 naruto2010 mousemouse mountaindew mogwai1976 mishaoooyeah
  minniemouse michelangelo mariamaria marcuseckos m123456789 lytdybrbdfvgbhf ljcnjtdcrbq littlehole larterlarter kolesnikova
  knucklehead kittykitty kirill2010 killkillkill keraskeras katastrofa kalashnikov josephphone7 jjjjjjjjjjjj jesuslovesme
  jesusfreak jackhammer ivanivanov itachi1995 ipo54tj45uy856 investment internacional iloveyoubaby iloveyou22 iiiiiiiiii
  ibragimova housemusic horsepower hollywood1 hd764nw5d7e1vbv handkerchief h72sfibbnl h1y4dua229 gtasanandreas grimreaper
  greatwhite godzils4s7 gjyjvfhtdf gilbert2707 ghostrecon ghjnbdjufp ghbdtn12345 gfhfktkjuhfv fyfnjkmtdbx
  fromvermine frankzappa foreveryoung football123 flyfishing flashpoint flashlight fktrcfylhjdf findaupair007 fggjkbyfhbz
  ffffffffff fdnjhbpfwbz fcnfkfdbcnf entertainment edwardcullen dunnowho89 dreamonline dontforget donaldduck domodedovo
  dmiller12as djljghjdjl dfcbkmtdyf destruction dancedance cthnbabrfn crepusculo crazyhorse cosanostra consulting computer12
  cghfdjxybr c123456789 burgerking bullnuts2003 bot_schokk blacksonblon blacksheep blacklabel birthday52 biblioteka
  bhrh0h2oof6xbqjeh belladonna battlestar baseball21 baseball17 bartsimpson asd123asd123 apocalipsis antikiller alphabravo
  alpha135792468 alisaalisa aleksey1986 afireinside afghanistan adoxreadme ad12345678 accessibilit abercrombie abcd123456
  a514527514 9874563210 9731553197 9105425888 9021090210 89181502334 89057003343 80972694711 80361665abc 789456123q 787898mich
  7410258963 70780070780 5858855abc 5152535455 4rdf_king7 4815162342z 20162016up 1qaz1qaz1qaz 1a2a3a4a5a6a 19960610ilja
  1994200414 1324354657 12andriy14 12345qazwsx 12345q12345 123456zxcvbn 1234567891011 1234567890qwertyuiop 123456789*
  12345677654321 1234554321a 1223505sayana 111222333444 1111111111q 070793monolit 050605rostik zxcvasdfqwer zsxmr7sztmr
  zobrdjlrb1 zaqxswcde123 z1234567890 yurkamaliy ytrhjvfycth ytdpkjvfti yk66o2kzpz yfnfif2010 wonderwoman witchblade westminster
  weaknesspays wcrfxtvgbjy vyjujltytu vvvvvvvvvv vtnhjgjkbnty vp3whbjvp8 villeneuve viktorovich vfrcbvtyrj vesy7csae64
  velocidade vbyfcnbhbn valentinka uninstallsql underwater undergroun uehby92pac ublhjgjybrf travelmate trafficracer tottenham1
  thunder123 thirteen13 tfjunwptzsjp temppassword taser334455 syncmaster740n sweetiepie sweepstakes svensps820 sunflower1
  subhanallah stephanie1 starscream stargatesg1 stalker777 stabilmente splurgeola spiderman2 southampton soso123bbb smeshariki
  slipknot66 slipknot123 silverstone silvermoon silmarillion sasasasasa salocaluimsg runescape123 ruffryders ronaldinho10
  rjytwcdtnf rjyjdfkjdf rjcvtnbxrf rikitikitavi rfkfiybrjd resistance relentless registration rattlesnake qwqwqwqwqw
  qwertyuiopasdfg qwertyuiop123456789 qwertyasdfg qwerty54321 qwertqwert qwaszxqwaszx qazwsxedc12 q1q2q3q4q5q6 prokopenko
  productid20f pratap1245 powerrangers powerlifting pornoporno polniypizdec1102 plhfdcndeq phoenix123 peterpeter
  perasperaadastra passionate parabellum packardbell p9ujkuf36d nnnnnnnnnn nikita2002 nikita1997 nightrider need4speed
  nastya1999 nakedteens n123456789 monsterkill monster123 misiaczek1 maximiliano matheus123 master1234 masseffect marinamarina
  made40media ludicgirls luckycharm3 l.qvjdjxrf lonestar44 littlecunt limon32988 lalalalala ktutjyth333 kriginegor komltptfcor
  knightrider klubnichka kirill2002 kirill1999 kilimanjaro keysersoze karapetyan jumpmaster juicyfruit jne990pq23 jkh4545jhk
  jhon@ta2011 jesuscristo jamiroquai jameslewis jacksparrow isvipebaby invincible interfaces informatic idspispopd idontknow1
  idedevicep0t hubbabubba huangjin1987 hondastars holyspirit hocuspocus highschool heartbreaker harekrishna hammerfall
  gunayka1995 guadalajara greenapple gladiator5 gjyjvfhtyrj gjkbnjkjubz gillingham ghtdtlvtldtl ghjcnhfycndj ghjbpdjlcndj
  genuineintel gankutsuou1989 gamemaster funnybunny fuckinglove fuckfuckfuck freetraffic freelander freedom123 frederiksberg
  frankenstein forzamilan forgetmenot foreverlove football11 fktrcfylh1 f64579820f eulacomplete ereyes4269 elsalvador
  efwe5tgwa5twhgd earthquake e1l2e3n4a5 dvtcntyfdctulf dtynbkznjh dragonslayer dragonlord december12 dctvcjcfnm danildanil
  dance4life czps5nyndwcksc cuntlicker cranberries corinthians coolbugi2000 compliance cnhjbntkmcndj cnfhjghfvty cnfdhjgjkm
  clementine civilization cippalippa chupakabra chucknorris checkitout cheaphornybastard charmander charliedog changelangms
  cgtkcbyuth cgfhnfrxtvgbjy callofduty4 cagliostro bulletproof buccaneers bonneville blackstone blackmagic baseball10 barcelona1
  azerbaycan avadakedavra arsenal123 antoshenechka antihero77 andrey1992 alternativa alternativ alteclansing allahuakbar
  allahakbar aleksandar alejandro1 aezakmi123 administrato abracadabr abc123abc123 ababagalamaga aaaaaaaaaaa a123456789a
  99999999999 951753852456 92k2cizcdp 89023346574 777777777777 741852963q 7410852963 675675675a 5432167890 456456456q 4465134444
  3478526129 3322607093 3240500777 31321dj51982 30secondstomars 3012292113 2pacshakur 2267137151 2222333344445555 1qazwsxedc
  1928374650 1324354657687980 123sas4758 123qwertyuiop 123698745a 12369874123 1236987005 1234567qwerty 12345678qwertyu
  123456789azat 12345678999 123456789987 123123123z 1213141516171819 112358132134 111222333q 100894olol 0987612345 0528325452mr
  02987654321 zn87x54mxma zghjcnjcegth zelenograd z1z2z3z4z5 ytrhjvfyn10 yourmother youngmoney yjdjvjcrjdcr yjdjrepytwr
  yflz13041976 xpressmusic wolfenstein wildflower whiterabbit whitehouse weihnachtsbau waterfalls w123456789w vtkmybrjdf
  vsavb7rtui vinogradova vfylhfujhf vanderbilt ufdyfrecjr tumbleweed transporter transistor traktorist tojiik85521133 tihomirova
  thunderbolt thiaguinho thegreatone t123456789 sweetsweet sweetdreams supersport supermodel superman69 summer2010 suckmyballs
  successful stonehenge stensten12 starwars12 starcraft1 stalker2010 spongebob1 sonnenschein smokie1994 sm4llville slonopotam
  skywalker1 skyliner34 skateordie skateboarding silverstar showmethemoney sfhj5484fgh serggalant sergey2010 serg123111
  seo21saafd23 sektorgaza scubadiver scratchman sasa123321 santaklaus samsungs5230 salmankhan rockohamster rhbcnbyf123
  rfrfirf123 reymisterio retribution rendezvous rainbowsix r3r3vi3wacc3ss qwertyuiopasdfghjkl qwertyuiopasdfgh qwertyasdf
  qwerty2000 qwerty1993 qwerty123321 qw12er34ty56 quarantine qrg7t8rhqy ..qlvvcvdeero qaz1wsx2edc3 q2w3e4r5t6y7 q1w2e3r4t5y
  q123123123 q1205199333 pyfrjvcndf purplehaze pulpfiction providence properties princess12 praetorian porovoz123 polina2008
  polina2005 pocahontas piggy15708 photography perfectexploiter passwordassword password101 pashademon p51mustang ordinateur
  oduvanchik oap9uto293 nwctrinity nomeacuerdo nochnik104 nloq_010101 ninjamonkey nikita2011 nikita1994 nicrasow212 neznakomka
  newt7899onrs neversmile neversaynever neversaymypassword narutouzumaki monkeynuts mississipp minecraft1 milesdavis miguelange
  manchesterunited loveplanet lovehurts1 louisvuitton lothlorien loneranger lizardsquad littlefucker lineage123 leprechaun
  leedsunited leadership lastchance l0sk2e8s7a krzysiek12 kristina123 kournikova kmh12025476 kl?benhavn kirill1996 kirill1995
  killer1234 kickboxing kbytqrfpkj kbndbytyrj kasablanka jobshop200 jmhj5464dcx jesuslives jeffgordon j123456789 intervention
  interceptor includecatal iloveindia ilikecheese ihateniggers igeldcheat hunnybunny hubbahubba hilaryduff hhhhhhhhhhh
  h_froeschl7 heisenberg heidelberg heartagram hannover96 hakunamatata h2tmc4g358 gtnhj328903 gthgtylbrekzh gthcgtrnbdf
  greengrass greenfield gossipgirl googlecheckou goldhill25 gjkyjkeybt gianfranco ghjcnjdkfl ghjcnbnewbz ghbdtncerf gfhjkm2011
  gfhjkm123456 geniusgenius general007 fuckoff123 fuckingshit football24 football22 football10 flvbybcnhfwbz fgtkmcbyxbr
  ferrari360 expedition evangeline eqes606898 electrical ekx1x3k9bs eghfdktybt dreamworks dollarbill diunilaobu8* dirtysouth
  dfgdrb5se4 deviceclass destination denisdenis denis12345 den1020834880 degenerationx dazdraperma daugavpils1 darjeeling
  cxfcnkbdxbr cumberland ctrnjhufpf consultant constitution computer123 comedyclub colchester coccinella ckfltymrfz cjybthbrcjy
  cjcfnmdctv chocolate2 chester123 charlotte1 charleston characters cgfhnfrvjcrdf cfvfzkexifz cfvfzcxfcnkbdfz cfifvfif211
  cbvtycbyjrbz callscesetup bruteforce brotherhood bossyak123 bobmarley1 bluemonkey blueberry1 blackshadow blackangel bezparolya
  bestpker09 bbbbbbbbbbbb bassmaster baseball14 baseball123 barbariska barabashka badreligion azsxdcfvgbhn awdqseawdssa
  automobile ashleigh69 asdfdsasdf asdf123456 asdasdasdasd anniversary andrey2010 andrey1234 alisokskok alexsander alertpaydoubl
  alertemailms aleksandrova aleksandrov aionrusian agnieszka1 accountant abdullayev abcdefghijkl a58wtjuz4u a550777954
  987654321w 987654321d 89128830153 89055521933 80990606390 80969260620 80966095182z 80679047880 80672091913 80663635606
  80633459472qw 6969696969 68iypneg6u 5647382910 5566778899 54322q22345 4815162342s 4648246482 3454051maksim 277rte87hryloitru
  2507905048 2244668800 20102010ss 1qaz2wsx3ed 198919891989 198719871987 193711101994a 159753258456 159357159357 14bestlist
  1488ss1488 1478963215 147258369q 131313131313 1302alex1994 125712571257d 123qwerty456 123qazwsxedc 1234567899876543
  123456789123456 123456789101112 1234567890l 1234567890g 1234567890123 1234567812345678 123456654321a 1111111111111 0995359291
  010203040506070809 zzzzz11111 zxcvbnm1234 zxcvbbvcxz zvezdochka zaxscdvfbg zaqxswcdevfr z19375481z youngblood xxxxxxxxxxxx
  ..xrlqiyeopco x72jhhu3za x26j12m88y wu994216433 wonderful1 witchdeath wintermute willywonka widowmaker welcome2suzan
  warcraft123 w27sv7tupf videogames vfvfyntyjr vfubcnhfkm vbhnhelvfq vbhjplfntkm vascodagama uzbekistan uthfcbvtyrj unitedstates
  turismo879 trustno1k0 truckdriver tournament theoldlady thatsright terminating temptation tdutymtdbx tarantino123 sysinfomsg
  sweetangel superstar132 sudakov1987 submissive studioware stonecold1 stefyebuio springsteen springbreak splintercell
  spellforce soso123456 sonyericson soledad321 snvd9d8q4r snowboarding snowboard1 snickerbar slickwilly silversurfer shovelhead
  shokoladka shmoogle13 shelbygt500 sheetmetal shapovalov shakespear sexisgreat serializatio sebastiaan scooter123 sasukeuchiha
  sasha050386 sanantonio samimaxi1212 salamsalam saintseiya s968831778s rw6sw94284 royalflush roundhouse ronorberg88 rollerblade
  rjycnhernjh rjycnfywbz rjpfyjcnhf rjktcybrjdf rhtvfnjhbq rhjrjlbkutyf revolutiontt revoluinfo123 resurrection republican
  repmrf1992 relhzdwtdf registered reflection redsox2004 redoctober qwertyuiopasdf qwerty654321 qwerty2011 qwerty1995 qwerty1991
  qwerty1987 qwerty1234567 qwe123rty456 quake3arena qqqqq55555 q2w3e4r5t6y punishment providername productions processors
  processing princess11 prevedmedved powerstroke ponomareva pmdmscts2000 pipikpipik pipefitter photograph petersburg peterparker
  permission periwinkle perfectworld pennington penispenis password66 password321 password2011 password12345 parliament12345
  p8sk7qrg7z opportunity olga221189 oksana1975 okcomputer nothing123 norkapril4 nodataincolumn nissanskyline nikita2001
  nikita1999 nikita1995 ngik2ggxpg negjqgfhjkm ndjhxtcndj navigating naughtyamerica nastya2011 nastya1998 mycomputer muthafucka
  msorcloledbr motherwell motherboard mornington mobilephone mno571krq9 mitrofanov mishamisha miroslava1 millonario microsoft1
  mickeymous medvejonok mediterraneo meathead99 masquerade marten7171 marsupilami marsel1986 marina2010 marina1994 marina1983
  mariahcarey marguerite marcoantoni maprchem56458 manunited1 maninblack maksimka2134 luckystrike luba100295 lovestinks
  louisville longisland longhorns1 livingston liverpool123 litvinenko littlefoot littledick literature leon9097579 lekkerding
  lebronjames leavemealon leatherneck leatherman l8cjy83u3b kornography kolobok123 keepitreal karina2006 karambula82 jxsr000426
  juventus10 jollyroger jogabonito jeanpierre jawbreaker jaishriram jackrabbit itsallgood isymwrapper island18pass inspiration
  inquisitor informatio industrial independence ilovlay162 ilovemymom identities i3zc3nee8o hydroptfcor hummingbird hornet1983
  hitsbooster herooflife hellsbells hellodolly gunnerhead greatlivaja graafschap goodwrench glorfindel gladiator3 gladiator2
  gjkmpjdfntkm gjkbyf5743 gimopoy123 gide11ok9b ghtrhfcyfz ghjdjrfwbz ghjcnjvfhbz ghjcnjghbrjk ghbdtnvtldtl ghbdtnfylhtq
  gfgjhjnybr generallee gamemaster12 fyukbqcrbq fypjhbr007dfcz007rfr fva27091994 fuxedboost fuckedupshit frenchkiss formulaone
  football21 football15 fooma091194fds fktrcttdyf fktrcfylhbz fixedbutton fishyfinger firefighte fire231989 fgghjrcbvfwbz
  feyenoord1 fatboyslim fantastic4 fahrenheit f1f2f3f4f5 f19911991f eyeshield2 euamominhamae equilibrium enumerator emmawatson
  elitedollars electronica eikocarol13 dzxtckfdjdyf dyenhtdtyyj dsdctujdyj dsdctufdyj drummerboy dragonlance dragonfly1
  doubleplay domainlock2004 dkflbckfdf divemaster diosesamor diamond123 dfkthmtdyf dfczgegrby deathmetal dctgblfhfcs darkjavell9
  dagestan05 d987654321 cradleoffilth costruzioni copacabana control123 configured conference concepcion comicbookdb1
  coinstallers cnhfnjcathf clitlicker clean874524 chumley4870 christine1 christiane chickenhawk chicagobulls chevytruck
  cghfdtlkbdjcnm cdtnfcdtnf catherine1 carmichael capricorni cappuccino cannabis90 c0m1cb00kdb byrdbpbnjh byascyther bwcc2009new
  bvgthfnhbwf butterflies britney916 brickhouse brainstorm bobthebuilder blackpussy blackknight blackblack birthday55
  beverlyhills bestfriends berlin1945 benchpress baseball33 baseball24 baseball13 bartholomew barbarian13 baloncesto backstreet
  babycakes1 athens2004 asdfgzxcvb asdfggfdsa asdfgasdfg architecture antipidrid anhyeuem123 andrey1994 america123 altagracia
  allthetime alexandrovna alex123456789 ajnjfggfhfn afynfcnbrf acckeyboard abc12345678 a9n87u2jved9y 9n1vac6wgw 987654321m
  9876543211 9876543210q 923650asdfghjkl 8mlzimzslmjf 8hgy16vqvq 89183891205 89105249698 852456852456 80503722372 80502542102
  791017941s 7896541230 7896321456 7539514862 589632147a 55555aaaaa 555555555555555 5532361cnjqrf 5236987410 4815162342x
  4062056totoot 333333333333 32158900666 300cgfhnfywtd 2947819540 28401losali 27051993my 2419411945 234589frendz 228gfgbhjcbv
  22222222222 1qazxcvbnm 1q2q3q4q5q6q 1password1 199419941994 1717171717 1702alex1991 1597534682 147852gogozen 147852369z
  147258369z 1471214712qwe 142536475869 1357902468 12369874qq 123456vova 123456asdfgh 123456abcd 1234567qwe 123456789ss
  123456789h 1234567898 1234567895 1234567890k 1234567890b 1234567890as 1234567123 12345665432 1234560987 123321qwerty
  1223344556 11qq22ww33ee 1122334455a 11223344556677 11111qqqqq 1111111111m 1029384756a 0xfhs03269 099453784sem 0989161740
  09876543211234567890 05021991inna 025802588520 015536822v 0123456789a 010823dfcz 0099887766 zxcasdqwe1 zxcasd1234 zolushka66
  zktcyn74ir zjlyfnfrfz zhao9622109 zcegthfynjif zaqzaqzaqz yyyyyyyyyy ytpyfqrf123 ytnegfhjkz yteuflftim ytcnthtyrj yjdsqgfhjkm1
  yjdjnhjbwr yjcnfkmubz yfcheyfirjke ybrnjrhjvtyfc ybrjkftyrj yawdjof117 xxxxxxxxxxx xxx7847360 xthyfzrjirf xjovwwhkgy
  xcabczxabcz x5etmuwe90 x3luym2mmj worldofwarcraft woodpecker wolverine1 witchcraft winfieldsc william123 whitetrash whitetiger
  wheelchair weihnachtsbaum wegangster4lifebitch websolution warrock123 vova123456 vladik2010 vjzghtktcnm villanueva viktorovna
  vfvjxrfvjz vfvfljhjufz vfrcbveirf vfrcbvbkbfy vfhbjytnrf ver4594gss45 vbxtmuvofh vbkbwbjyth vanessa123 v80953054464 uv1n5tz869
  usersgroups uninstallper unimportant unicorn123 unattended tylerdurden twentyfour ttttttt900 tralala101 toyotarav4 toothpaste
  tomkaulitz thunderball thomas2010 tetriandoh tequieromuch temik201600 telefonica tdljrbvjdf taxidriver tawny21bii tapac971111
  tanya12345 taisabloom superstar1 superman23 superfreak sunshine12 streetking stratovarius steelseries stas123456789 starwars77
  startservice starkiller staratagain stairwaytoheaven sportsport spongbob123 spiridonov spellbound speedracer speeddemon
  soundgarden soulreaver sonypictures solomatina softball21 soccerball snowpatrol sliveddevils ske9k9tch3r5w9s sjxrnc7e6nt
  silvertree976 silverbullet sidvicious shippuuden setupstartse setupdicallc serhthsjsth sergei2010 serega1994 serega1992
  september19 senisevirem selenagomez sealink123 seaisle1970 scorpionking sanynokia5130 saneksanek samsung2010 samirsamir
  samantha12 sakartvelo s2fdsp8g6i s1s2s3s4s5 rutherford ruslan1996 ruslan1994 runningman rossi32575 roga4evi411 rockisdead
  rjycekmnfyn rjgbkrf666 rjcnzrjcnz riodejaneiro ridiculous rhododendron rhjcfaaxtu rhfcjnekmrf rfvbrflpt2011 rfhm2tpx47
  rfgbnfyrbn radiance29 qzwxecrvtb qwertyuiop0 qwerty2009 qwerty1989 qwerqwerqwer qwer123456 qq11556666 qazxswedcvfrtgb
  qazwsxedcrfvtgbyhn qazwsxedca qazwsxedc12345 qazwsx1985 q1w2e3q1w2e3 q123456789q q123454321 pussymonster purplerain
  punknotdead ptktyjuhfl programist prigoda25392637 prezervativ prewedpoka pqowieuryt pppppppppppp poseinfopas porsche944
  polzovatel polinochka polina2001 pleazcufme pikkunappi9c pianoforte pi31415926 physicaldevi pervertikal peopleshit patrick123
  password77 password2000 password09 parrothead parol12345 parishilton paradiddle panasonic1 pakistan123 ozymandias outrageous
  oreocookie optimusprime ooglyoogly onetreehill onedirectio olegstan1980 oiv3bh7356 nuttertools1 nuqyihyz85 ntktajyxbr
  nomorenavy nokia12345 nobodyknows nitrodude14 nikolaevich nikitanikita nicole1268 nickisdick nickcarter nhjkmnhjkm nhfvgfvgfv
  newfoundland netfxsbs10 netddedsdm netbilling nellynelly nationwide nastolatka nascimento mysterio619 mypeinfedef myfuckingpwd
  mybusiness mustang123 multiprocess motherlode123 morgenstern monkeyhead moneypenny mm070809mm misha12345 minasgerais
  middlesbrough michelle78 michaeljordan metallica2 mercedesbenz mercedes600 mementomori maxavanti1 matthew123 mataclsea86
  mastermaster marley123b marinecorps marilynmanson margaritka mama123456 malikmalik madworld99 madeinxpain ..lzkihcswipo
  lvbnhbq777 ltkmnfajhc lovemetender lovemebaby loveisgood loveandhate london2012 logitech123 lmp44rgiap liverpool1892
  lightning1 lieutenant lexxityler lenkapenka lbyfvjrbtd landcruiser kunichka12 kristinochka kqq4hthwnv kotenochek korolishut
  kolokolchik klop1999666 kjudbytyrj kirill1998 killswitch killer1996 keco0gu558 karakartal k92gjdftyv justinkislyanka
  jumper2088 judaspriest jrk0jhs584 jkmufjkmuf jimihendrix jihgfedcba jesus0077993 jennifer12 jellybelly jellybeans jacksonville
  jackandjill iwannafuck irinairina interpreter internet123 internationa internaciona intelligent installwmp64 installenume
  innovision inkvizitor ingaforptfcor informatika informatica iloveyoutoo iloveyou10 ilovemysel ilovecomics iloveboobs
  iloveallah ikhouvanjeomer12345 identificati idechannel i1l2n3u4r5 huntington huckleberry homosapiens homersimpson hollidolli
  holacomoesta hjvfyhjvfy highlanders hfpheibntkm hesoyamhesoyam hesoyam1997 herjkf33978 heartbreak headstrong harrington
  harleydavidson harley1200 happygolucky gygypyfyyyposhy gthdjghbxbyf grenouille greenville greenlight grandmother gothamcity
  gonefishin golovolomka godzillaslpo goalkeeper glittering gjhneufkbz giveittome girlsgirls ghtlghbznbt ghjdthjxrf ghfdfzyjuf
  ghbukfitybt ghbdtngjrf1 ghbdtnbr12 ghbdfnbpfwbz1 ggggggggggg gfhjkm2010 gelashvili gamer4life fynfhrnblf fyfcnfcbz09
  funkymonkey fuckyouall fuckherface fu082508251 freeatlast francisco1 forester1377 footballer football53 fj6544fjdfj fhvfutlljy
  fedorovich federation fatamorgana ewelina6814838 everlasting estrelinha enterenter ensicptfcor energystar elenagilbert
  ekmnhfvfhby ehbyjnthfgbz egxkc833sw eeeeeeeeee dt68468drt drift89094072877 dreamtheater dreamlover dragonking dragon6661
  dragon2000 doroshenko don'tremember dnepropetrovsk dkflbckfdxbr disksvolumes dirtydirty dirtybitch dirtybastard directoryser
  dipazara12 dima081996 dianadiana den121255555 demondemon demon021295 deletecurren defleppard december25 dbnfkmtdyf daydreamer
  davidvilla darlington daniil2009 daniel12345 d36rkqdffd d2koi82711 d1e2n3i4s5 cvthnmdctv ctvbwdtnbr cthutqcthutq cthutq1976
  ctdthysq777 ctdthjldbycr cristianoronaldo crazybitch countryboy corporation corperfmonex cornflakes cornerstone corinthian
  complicated communication collingwood cntgfytyrj cnjvfnjkjubz cmdevtgprov ckjyjgjnfv cjkysirjvjt chupacabra chuchundra
  chronic420 christmas1 christina1 christiano christelle chrischris chris12345 checkinglevel charles123 cfvfzcfvfz cfnfybcns1
  cfifcfifcfif cbvcbvjnrhjqcz carpediem69 capricornio caperucita cannonball candyfloss california1 caddyshack c4jx7u4uoi
  buster2000 bujhmhekbn buenavista bubblehead browniesunda broadsword brighteyes brassmonkey brasileiro bountyhunter bobesponja
  bobbybobby blacksmith blackrain1 blackpearl blackpanther blackdeath bkw28hefex3 bittersweet birthday11 bigcountry bergkamp10
  bellabella beastmaster bbbbbb2000 bassingwell basshunter baseball22 baseball15 barbershop balloons99 bakersfield
  atyourbusiness associazione askimaskim ashleysparks asdfgqwerty asdfghjklzxcvbnm asdfghjklzxc asdfghjkl123456 arsenal1886
  appleapple annihilator angel2726722 anetov_32541 andrey1995 andrey1986 andrei12345 allahuakba alianzalim alexsandra
  aleksandrovna akunamatata airtraffic aiculedssul ahmad99211 adrenalin1 admin12345 ad211253am abercrombi abcdefg123 abcdeabcde
  ab.1234567 aaronfg1987 aabbccddee aaaaa11111 aa123456789 a758bndnwo a37289010a a25802580a a1a2a3a4a5a6 a123123123 a0c9697d07
  a0c9081ff6 999999999a 98959636987 987654321x 9508550818 9279807412ss 9279807412ddss 9008188523 8dagycf9ldtf 89636225581
  89514845466a 89223105865 89185354047 89081858374 825forever 80989877991 80987630910 80502824904 80502354942 80484971237
  80173130022 7e9lnk3fc01 789654123a 789456123z 7762fffddd 753951852456 741852963a 74108520963 6y7u8i9o0p 6789101112
  666666666666 6200595tach 5668nitram10 54321qwert 5432154321 4rfv5tgb6yhn 4904s677076 38popugaev 36chambers 321673216732167
  3141592653 2wpendalf0 2pacalypse 2dgdi9wi6t 281299gleb 2468024680 2465243391 23vec4rpcc 235101i9ddv 2215334756 220790140907
  214365jktu 1z2z3z4z5z 1z2x3c4v5b6n 1vfhufhbnrf1 1qw23er45ty6 1q2w3e4r5t6y7u 1q1q1q1q1q 1a2b3c4d5e6f 199649316zed 198219821982
  148axe5312 147qwer741 147896325a 147852369q 147852369a 1478523690 1379513795 13579qetuo 123reconect312 123qwe456asd
  123cbybqrbn 123bfg123bfg 123azat654 123654789q 1234qazwsx 12345qwertasdfg 1234598765 12345678qw 123456789xxx 123456789rr
  123456789qwertyu 123456789ira 123456789abcd 123456789ab 1234567890qwer 1234567890qweasd 1234567890e 1234554321d 123454321q
  12344321qaz 123321123q 123123456456 1230984567 121314151617 1197910233 112233445566778899 1111100000 11110000vn 10ytuhbnzn
  102030405060708090 102030102030 10111964hw 09092009sophie 0908070605 09001286772 06081982h@d! 0551144kolya 05364335845
  03224821016 030169dennis 0147896325you 01020304050 zzzzzzzzzzzz zzdkayla13 zxcvbnmnbvcxz zxcvbnmasdfghjkl zxc123456789
  zx24101989 zolushka31 zms7er6nzsr zms107sb41 zealot4life zcjikfcevf zcfvfzcfvfz zaqwsxcde123 z321654987 yunx12yunx ytljgthtgbk
  youngandrestless yjuufyjbuea yjdsqgfhjk yjcnhflfvec yfnfif1978 ybrbnf2010 xkzwnuxkdn9a8kcykuitbkg1g xf6cmqlrpeuhjuvv
  xdlig7e8wqz wsxz3823922163845 wsxasd1212 worldoftanks witchunter winresponse1 winniepooh wilmington williamson wildturkey
  wilderness wildcherry whysoserious whitewater whitehorse werilopert wednesday1 webairtest wbdbkbpfwbz wavemaster waterwater
  waterhouse warsteiner vybo34vp5e voffka2416 vladikavkaz vlad123456 vkontakteru vkontakte1 vjqgfhjkm1 vjcrdf2011 vivalavida
  vitya12345 vitalik1994 virginiatech violoncello viktor1992 viacheslav vfwyeuv6aueh vfrcbv1996 vfrcbv1984 vfqrhjcjan
  vfksirf2409 vfhbjytnrf2 vfcnthbvfhufhbnf verkot492934 venividivici vbhjiybxtyrj vbhjdjpphtybt vasyavasya valera1990 valera1975
  valentina1 ultraviolet ukrtelekom ujujkmvjujkm ujkjdxtyrj uhfybn8888 uchihasaske tyreckiy11 typo123321 tylerjames twentythree
  tutanhamon trustingod trueblue123 trickydick69 triagrutrika transporte trampoline trailblazers tlbycndtyysq timberwolves
  tightpussy tigerlilly the1andonly tenstoreys3 tangotango t7yudb1xmu switzerland sweethoney sweetcheeks svyatoslav svpapa1991
  supersonics supersmash supersaiyan superman89 superman88 superman21 superman11 supergrass supercool7 sunflowers successfully
  streetfighter strangelove stoolsample sterlitamak stardust49 starbucks1 stantheman spudnick006 splodger12 spaceballs
  southafrica sonofabitch somerhalder smileyface slonyaka082367 slavaslava slava5sandr5 skywalker1979 skyscraper sexsexsexsex
  severomorsk sevenseven setupopeninf setproductid setcurrentpr serenitynow seregaserega serega1996 serega1993 serega1988
  serega12345 septiembre sennheiser selfsigncert seifenkiste sedevacante secretsecret scrolllock scoobydoo2 scesetuproot
  sasha_10_11 santabarbara samsungkoze176351 sabretooth s5jdeuz94c s1a2s3h4a5 russia18rus ruslan1991 roughrider rosbergnico
  romaska123 romario1985 rododendron rocknrolla rockabilly roadwarrior rjylhfntyrj rjybkbyuec rjrjifytkm rjktcybrjd rjifrpdthm
  rjhjktdcndj rjgtyufuty richierich rhjzp59vnq00 rhfcjnjxrf rhenjqgthtw rfrjqgfhjkm rfrfirfrfrfirf rfkfiybrjdf rfhbyfrfhbyf
  reybkbyuec retsamoen123 restaurant restart235 resolution remotedeskto relaxwebbewxaler reiayanami reanimation realestate
  readdataport razvedchik raoyu1359760 randalthor raijmakers313 ragamuffin radioshack r123456789 qwertyuiopasdfghjklzxcvbnm
  qwertyuiop1234 qwertyhgfdsa qwerty1488 qwerty1234567890 qwertasdfzxc qwerfdsa123 qwegta13091990 quant4307quant4307
  qqwweerrttyy qqqqqqqqqqqq qetuoadgjl qazxswqazxsw qazxcvbnm1 qazwsxedcr qazwsx123edc qawsedrftgyhujik q1a2z3w4s5x6 q12we34rt5
  q0w9e8r7t6 pussyisgood publicidad psychology psychedelic professionaltools privetkakdela princess69 powerhouse portable18
  porsche928 pornslinger pornmaster pornisgood porfum2007 poopypants polisterman polina1998 poiuytrewq1 pj2f6f4pab pizzapizza
  pippopippo philippine pfpthrfkmt petruyuiyuf peterbuilt perspektiva pernambuco perforator penetrator pcrmcfnsoqw+ pavelpavel
  password999 password91 password85 password55 password45 password20 password18 password15 password14 password07 pass123456
  paramaribo paralelepipedo paracetamol paperchase panteleeva pandapanda pamelarafter paladino30 pakistan786 paddington
  p5kplc1600 overwhelming oscarwilde opensaysme opelvectra oooooo2000 oljaivanova oleg121096 oksanochka offthewall nymphetamine
  ntnhflmcvthnb novusnovus november18 noobsaibot nomommy123 njxrfrbgtybz njkmrjlkzvtyz nikolaenko nikitapwnz nikita1991
  nightwatch nicholas123 nhtnmzrjdf nhteujkmybr nhfycthabyu nhfycajhvfnjh newport100 newcastle1 neverlands neverguess
  neverforget netmeeting nekronomikon necropolis nbwnbw258789 natasha2010 natasha1994 natali1987 nastyalove nastya1994
  narusegawa mychangeserv mustang222 mscormmc11 motorola123 motherfucke mosquito@13 mosquito13 morningstar moonflower
  monkeyballs moneytalks moneymaker1 mo.gjkd13o modernwarfare mobius4175 mnogotochie mmmmmmmmmmm mmmmmmm2000 miyvarxar1
  missionary mikesr1944 miguelangel mercedesw202 melloyello mazefaka2009 mazafaka07 mattdoll99 matiasjerez123 mastercraft
  masterchie market892892 mariomario maplestory manetalox2 mandermka112 mamulechka makedonija mainstreet maharashtra magdalena1
  macpherson ludicgirls2 luckycharm2 lsjkfghkj45kjh loveyou123 lovetofuck loveislove loveandpeace lotusnotes lopaslopas
  lolipop123 lol123456789 locomotive lkjhgfdsaq ljh345ljh3577 liverpool8 liverpool10 littleman1 littlejerry literatura
  lionking91 linebacker lindalinda likvidator liaandsonya11 lexusgs300 legolas123 lbyjpfdhbr lbaathtywbfk lastresort labasrytas
  la21236393 la123456789 kyk1rbk1hbw0uqkckwbh kthf210599 kristoffer kristina2010 kristina1998 kostya1996 kosanostra konstruktor
  kolyakolya knockknock klaviatura kirill2003 kirill12345 kirichenko kingsland1 kingarthur kilpikonna killthemall killerpilze
  killerkiller killerik45 killer32145 kbytqrfufdyj kazantip2009 katherine1 kasachstan karina2008 karina2005 kapodopera
  kapitoshka kalinkamalinka k4hvdq9tj9 jveu9flpa7 junkyard129 juliocesar jshao420788 journeyman jesusjesus jesucristo
  jerrygarcia jasonjason jamiejamie jamaika2010 jackiechan jackdaniel jabbawockeez iwj7wdq256 iu234jkh2g interkross interesting
  interaktiv inteligent instrument installwmfsd installutill inoeacc023 initializing incrediblereview imperia2010 immobiliare
  ilovetofuck iloveryan1 ilovemymother ilovemykids ilovemother ilovekevin ilovekatie ilovejosh1 ilovechris ilikegirls ifyawantme
  idkfaiddqd ichliebedich iamtheking i5stwf1rcx hvergelmir7 hurricane1 hugefuckin howardstern hoperzone13 hoobastank honeybunny
  homosexual homesweethome homerhomer holodilnik hoffenheim2008 hockeytown highscreen hgdxtgttgfdtdtes hfprhbdeirf hervam1982
  herpderp123 hellogoodbye heijeg1231 hbrbnbrbnfdb happytimes happynewyear hannah2009 hallohallo halamadrid hahahahaha
  gwiazdeczka gunfighter guilherme1 guanajuato guadalajar gryffindor groundzero greensboro greenpeace gravedigger granturismo
  grandtheftauto grandegato government gorelova2009 goldinfo1975 goldengate godverdomme01 godlovesme gnthjlfrnbkm gjrtvjygbrfxe
  gjpbnbdxbr gjkbghjgbkty gjgeufqhjvfyfzif ghtphtybtcerfv ghjvjrfirf ghjcnjcfyz ghjabkfrnbrf ghbywgthcbb ghbyn1ghbyn ghbyc123654
  ghbrjkmysq ghbdtnjktu ghbdtnhecz gfhjkm12345 gfhfljrc83 gfhfktkbuhfvv gerasimenko gavrilenko garrypotter garoldfake gabrielle1
  g3ce003389 fylhtq1234 fyfnjkbq777 fyfcnfcbz1 fybvfcnth07 funnygirls fundamental fuckyourass fuckyou666 fuckthisshit
  fuckthesystem fuckingfuck fucking123 freshwater freestyler freeloader frederique fr6vv5j2hy fowtaop572 formentera foreveralone
  forever123 fordranger fordracing fordmondeo fordfalcon forcabarca football69 football55 football23 foofighters fluminense
  florentina flatronlgl flatronf700p fkajfhsgt19pot fieldhockey ferrarif50 fermazombi fenderstrat fdnjvfnbrf fantastika
  fank10011996 familia123 faisalabad facefucker exbntkmybwf evolution1 evanescenc enumerated enterprise1 englishman encyclopedia
  elizabeth2 elementary ejxjzgbgunaz9z6j6exbniqga eatmyshorts dzxtckfdjdbx dyskoteka1 dumbledore dskscsgslscns drjynfrnt2
  dragonlady dragonballs dragon2010 donthackme dominique1 doggiestyle dkflbvbhjd djkujljycr disturbed1 distortion dinosaurus
  dingleberry dima324315198540 dima123456789 diablo4419 dfvgbhdfvgbh dflbvghjrby dfktynbyjdbx dfcbkmtdbx dfasijhads devils2000
  development desolation desire3302 desertrose derr6565852 derevorulez derbycounty depeche101 demilovato delpiero10 delanoteslik
  defjoin123 defil3dsmdme dedperdyn1 dedication deathdeath deathangel deadmanwalking deadkiller dbzursitesux dbyjuhfljdf
  david12345 dasha12345 darkmanija danielle12 damnedworld cyngielek1 cydvbb3qkc cxfcnkbdsq cunnilingus cumsucking cuckoldroy
  ctvyflwfnm ctdthjvjhcr cskamoscow creditcard crazytrain crackwhore crackerjack copperhead coolermaster cookietime cookiedough
  connecticut configuring configuratio compatibility communicatio collective coffeebean cockmaster coastguard cnfhsqgfhjkm
  cm6e7aumn9 clubstar88 cloudstrife cliegaliases classified classdescrip ckjyjgjnfvs cjustklp6l cityofangels cityhunter
  cinemabizarre ciaociao1234 chocolate12 chiebradrieri chicharito chester1220 cheerleade cheekymonkey chatterbox chargers21
  cgjrjqcndbt cgbhbljyjdf cfycbnb527 ~censored~ celinedion cdtnkfyf20 cdthlkjdcr cbhtytdtymrbq catinthehat castlevania
  caribadive canterbury camouflage callofduty123 bynthrhjcc bycnhevtyn butterscotch butterball butlerandsly burlington
  bullmastiff buenosaires budakpandai80 broadband1 boomersooner bogdan2010 bogdan2009 bloodstone bloodhound blood100101
  blacksnake blackmamba blackeagle birthday424 biotopuser biochemistry billclinton bigtimerush bigbarabum bestseller
  best123admin bellybutton bellissimo bellissima bellebelle beefcake12 battletech bassingwel basketball2 bar588bar588 banane2007
  bananas123 bamor123456 bambolotto badcompany baconmania b7b7vhig5ij5 b123456789 awesomeness avatar2010 autococker australian
  ashymipoutr asdfqwerty asd515wasya asd123456789 as9ffz1721 arshavin23 arquitectur armagedon666 ardeshniki aqswdefrgt
  apocalyptica antonanton angelalways andrey1998 andrey1980 andrei1992 andrade123 amoreterno allahisgreat alexflip28 alexandros
  alexandrina alexandre199 alexander2 alejandrit albanycolonie alaagadban ajhntgbfyj aezakmiwanrltw advertising adrenalin2
  adomdreadme adminconfig adminadmin adidas2010 adidas1221 aceventura accountblock abkbvjyjdf ab12345678 aa11223344 a270ye13rus
  a1s2d3f4g5h6j7k8 a1s1d1f1g1 a123456789z a1234554321 a112233445566 a0987654321 9bm555p111 9999999990 9876556789 987654321v
  987654321o 987654321n 987654321k 987654321c 963852741a 93869386qq 9208702428 9200420135 913a068t34 9101478595 9096522353
  9067755344a 89610016824 89606469196 89520727541 89502090940 89262572372 89218133426 89118637920 89085030336 89065147454
  88317025885 80979057356 80978288796 80974400365 80969686976 8095qq2255 80955328095 80951790253 80679456691 80673945177
  80672829473 80666504123 80665661869 7x9of5jgfc 7h7yvnhu9l 7b4k9znkew 7946138520 789456123v 78945612300 78557855ur 75508369202
  737kkblskv 6ec9049300 665544qwerty 654321654321 5656565656 55cwszsw2l 54321trewq 53433553hjvfy 4f9046r198 4chotsr734
  48625123789 47892knjq333 4512367890 430-43-034- 409542toxa 3rjqdxcnmrc568 3doorsdown 3daughters 3561864546w 3323433234
  3216549870 3133731337 2uef2fl1ee 2ezlgic37h 2daughters 280473181rx 252525qweasd 2468097531 2342923429 2298558922 2233445566
  2121212121 201020102010 1z2x3c4v5b6n7m 1t2t3t4t5t 1qazxcde32 1ni3yax91g 1ndonesian 1f2f3f4f5f 1asdfghjkl 199719971997
  1995lis1995 19951211as 19684sheperd 192837465a 1597538246 1597534862 1597532846 1533355ddddd 1502197202 14slava0797
  14881488wpcc 148814881488 1478963250 147258369m 14121995vlad 1405932009 13rhfcyjlfh 1357986420 1324657980 123zxc123zxc
  123qw456as 123dolchie098 1236987456 123654789zx 123654789qwe 123654789fgt 1234qwer1234 12345a12345 123456love 123456cfif
  123456asdf 123456abcdef 12345678qwertyui 123456789zaq 123456789u 123456789qazwsx 123456789my 123456789lox 123456789lol
  123456789lena 123456789kk 123456789ivan 123456789cfif 123456789alex 123456789852 1234567890t 1234567890qqq 1234567890i
  1234567890f 1234567890c 1234567654321 12345671234567 12345654321z 12345612345 1234561234 123454321a 12341234qw 1234123121
  123321123456 123123123qwe 1230984756 12051993mm 11cib22ru33geg 1122334455er 11223344556677889900 1111155555 111111slim
  11111111112 11111111111111 10203040506070 1000000000 0p9o8i7u6y 077547596a 071097mama 0547275964 0526390960 0508198113
  00212100vova 0000011111 0000000000a 00000000000 zzzzzzzzzzz zzzzz55555 zyjwrprscnwv zxcvbnm12345678 zxcvbnm1234567
  zxcvbnasdfgh zxccxz85265493 zxc123zxc123 zvezda0307 zsxdcfvgbh zs3vs23zs3vs23 zrhenjqxtk zolushka71 zolushka122 zolushka11
  znakomstva zeus7169-ladidadi zdrjynfrnt zaq12wsxcde34rfv zaq12wsx3edc zapadlobla zalupa2005 zaebali123 ytrhjyjvbrjy
  ytrewq123456 ytgjdnjhbvsq ytghjcnjnfr ytekjdbvsq ytdpkjvftnt yqpfrn9652 yjdsqujl2009 yjdfzcnhfybwf yfltymrfxgjr0707 yesterday1
  yeahyeahyeah ybrbnfybrbnf ybrbnf2005 ybrbajhjdf yanshi1982a y6t5r4e3w2q1 y5hjkdg82490840 y1tmit1972 xxxkthf00ru xxx48562xxx
  xeyufxfyuf x777261718x x414xatorx wwwwwwwwwwww wtkrfgbplf wpwp5625382q workcentre wonderland1 womble0012 winston2010
  winniethepooh windows123 willowtree williams123 wildwildwest whitetail1 whiteshadow whitekoma212 whitedragon whatthefuc
  wetpussy69 webcrackers webcracker wassermann warhammer40000 warhammer1 waltdisney wallflower wahyqu5u7ena w987654321w
  w2d04183c3 w0a1ni0604de vyjujhtcjd vyacheslav vvbhfijfi3 vrotmnenogi vova244153 voo8pedoja volunteers volumebass vladimir33
  vladik1998 vlad0685414688 vjzvfksirf vjzltdjxrf vjqvfktymrbqvbh vjcrjdcrbq vjcrdf2010 visualbasic viperpeeps vincecarter
  viktor1985 victoria12 vfzrjdcrjuj vfuybnjujhcr vfrcbvrf123 vfrcbvjxrf vfrcbv2010 vfrcbv2005 vfibyfvfibyf veronichka
  velociraptor vekmnbahern vdohnovenie vbhfakjhtcn vasyapupkin vascello07 vanhelsing valera1985 vaitomanocu vadimhacker
  v1a2d3i4m5 uzumakinaruto uuuuuu2000 uthfcbvjdf user990094 untouchable universitet universida universalnyj understandin
  underscore undegraund ujyxfhtyrj ujkjdfcnbr ujkjcjdfybt uixt1od736 uhtxfcvjkjrjv uhfdbnfwbz uhbujhmtdf ufa35forever ue8xqv84cl
  twoawwozmnm tvtkmzyjdf turtlesoup tttttttttttt trytologin86 true7521478957 triceratops tranzistor trance4life toyotacamry
  tourmaline totototo123 topdevice2 tonymontana tomandjerry toliktolik tnasljohxfysa tirishkina thunderdome thundercats
  threatening thisstrnfs thisismine thisiscool thermaltake theonlyone thegunners thegreatest thechosen1 tetragrammaton
  testarossa test123456 terminator2 terminator1 termenator temperament tel3031636 teddybear1 techsupport taylorswift taylorgang
  tasslehoff taokhongbiet tanyatanya tajikistan tabletennis syncmaster710n sydney2000 swordfish1 sweetwater sweettooth
  sweetness1 supremalex superwoman superman99 supergummby superexlax sunnyleone sugarsugar success2010 success123 sublime420
  student123 stronganuta stringbean strickland streetracing stervochka stephenson stepanenko steelers86 steakout23 statistics
  startspooler starostina stalkerstalker stalker333 stalker1995 stalker007 ssssssssssss springtime sponser123 spiridonova
  spierdalaj spiderman7 spiderman123 spectrumsonline spartakmoscow spartak2010 soyelmejor southside1 sosca6661254 solrac1103
  soldatenko20 softball13 softball12 sofiasofia soccerstar soccer2008 snowflake1 snooker147 snapdragon smokehouse slipota1994
  slipknot12 slimshady1 slava12345 slaptazodis skakalka199218 simsimopen simsalabim simplepass simbasimba silverwolf silverwing
  silverfox1 silverfish silverchair sillybilly signature673 shoulders2 shortstuff shortround shopaholic shestakova sharkshark
  shadowcla1 severodvinsk sevenofnine setmysites setactivepwr sergey1999 sergey1995 sergey1993 sergey1992 sergey1986 sergei1989
  serega58rus serega2010 serega1991 serega1987 serega0000 sera19930220 sephiroth1 sentimental seniseviyorum senhasenha
  senbonzakura sekret199502 secretpass scoobydoo1 schoolsucks schastlivaya schanzen22 schallapatapan scaniar620 saturdaypnb
  sasyke1234 sashka159357 sanya12345 santiago123 santasanta sanlorenzo samsung777 samsung2011 salvatore1 salernitana saintsrow2
  sa15011965 s1e2r3e4g5a6 russia1488 ruslanchik ruslan2011 ruslan1992 ruslan1984 ruslan12345 runescape1995 rubinkazan
  rsc512663995 rr231982w111 roybatty08 rooclyde89 ronaldo777 romko160392 rollercoaster rogerroger rjylhfnmtdf rjycfknbyu
  rjntyjr123 ringedtits2004 rhjirftyjn rfhnjuhfabz rfhfdfyrfhbyf rfhbyf2010 rfgbnfkbyf rfewtww5tgregtr rfczgecz11 retro12345
  researcher rereirf123 renaissance regfcznbyf regenbogen redskins21 recruitment reanimat321 readermail ratbastard rastafarai
  randyorton rakkausrunot rajeshwari rainbow123 raggamuffin radioradio r697965318 qwertyzxcvbn qwertyui2000 qwertyui12
  qwerty2012 qwerty1994 qwerty1985 qwerty1984 qwerty1981 qwerty1975 qwerty123qwerty qwerty100500 qwerasdfzxcv1234 qwerasdf1234
  qwer1234qwer qweqweqwe1 qweasdqweasd qwe123321qwe qw212121qw queteimporta queensland quarterback qqqqq11111 qqq1234567
  qqaazzwwssxx qefender098 qazwsx123123 qaz123qaz123 qa8916820123 q1q1q1q1q1 q1a1z1w2s2x2 pussylicke purposeful1 purplepower
  pumpkinhead ptybngbnth psetupinitre proverkarb prokuratura programmist programmer9 programmable professore profesional
  principessa princess23 princess123 primadonna prettywoman prettygood preinstall precompiling pravoslavie pppoe36176 powerwagon
  powerplant portugalia pornaccess poltergeist polpolorin polina2011 polina2010 polina2007 polina2003 polina2002 poliklinika
  pokemon001 poiuytreza plhfdcndeqnt pkownerisz pjclalamusa piterpiter pirojenka77 pippobaudo pinkfloyd1 phztca63f9zu philips123
  phenomenon peyton5243 petrozavodsk petro12345 peterpiper peternorth1 personal123 permissions perestroyka pellegrino
  pedrolucasmunhoz peckerwood pciide0chann pausebreak patriot123 password83 password420 password29 password2010 password2002
  password19 password02 parkour123 parisfrance papa411368 paintbrush p1vo123456 p0pmagicwd* oyrcuyi581 ovchinnikov ourbusiness
  orochimaru1991 orientepetroler orangejuice oracleclient optionaldirs opestarxoz openthedoor onthefloor onlyone4-myxworld
  omelchenko oldtrafford oksana2011 oksana1995 oksana1988 oksana1976 ohiostate1 odz1w1rb9t odessamama o1o2o3o4o5 o123456789
  nzuu4pn89j nves0vk813 nuttertool nurregulle95 nuey199300 november23 november10 nottelling not_needed nosforeverever northstars
  northampton nooneknows nomeacuerd nokiangage nokia3510i nobodynobody noah3042v2 nizhnekamsk nistelrooy nissan1234 nintendo123
  ninjaninja nineinchnails nikita2009 nikita2004 nikita2003 nikita1992 nighttrain nightstalker nicholas23 nicholas17 nicholas11
  nhfyrdbkbpfnjh nhfypbcnjh nhfycajhvfwbz nhbyflwfnm newyorkcity neverthele never32been16 neogenesis nederland1 nbkbvbkbnhzvlbz
  natasha1993 natasha1978 natasha1971 natali1985 nastya1990 nastya1988 nastena123 naruto1997 naotemsenha nakedgirls n1234567890
  mysterious myeyesonly mycompnetwork muslim0626461997 musicislife mushmouth1 murattiotti msjetoledb40 motorola1234 motivation
  mother1234 moshatinkor moonwalker moonshadow monticello montevideo montessori montarios77 monkeylove monkeyface mollymolly
  mnogoto4i3 mnogodeneg mnbvcxz123 mmmmmmmmmmmm mmano088700 mithrandir misterzaklady misterec54 misericordia minimaltrust
  minimalinsta millencolin milkamilka mileycyrus milenochka milana2009 mikeybihon mightyducks michelle69 michelle12 michael200
  metropoliten metropolitan metapasses meninblack melvin1234 melanie003 meepmeep01 medvedenko medalofhonor mechwarrior
  mchedlishvili mcdonalds1 maxensam123 maxbrand56 maxamillion mavericks1 matrosova27 matriks10o matkhaumoi matematicas
  masterpopov masterpiece masterblaster masha123456 masha12345 martirosyan martin1960 marshmellow marshmallow marseille13
  markpnpdevic marina2000 marina1996 marina1986 marina1967 marina12345 marik322424644 marihyan911 mariaelena mariaeduarda
  margarita1 marcoantonio manojkumar manofsteel manikandan mania231188 mammapappa mamkgoind7 maksimenko maksim2007 makarevich
  macromedia mackenzie1 m1a2r3i4n5a6 m128256512 luxembourg luvbekki99 ltybcltybc ltybc7327857 ltqcndbntkmyj ltncrbqvbh
  lovesthecock lovelove12 lovealways love123456789 loseyourself loserface1 longfellow lolita1987 lokomotive lohikaarme
  logpidvalues lkhcrandme lkbyysqgfhjkm liverpoolf liverpool5 liuminghua lionelmessi lightspeed lifeispain lifeislife lifegoeson
  lfhbyfjcnhjd lexx1029384756 leverkusen letsgomets letmein2000 leo3703989 lemuel913110 latinlover ladaia2309 lacedmeone86
  laboratory l123456789 kzryzptdf573 kwiatuszek1 kvaracxelia kuznetsova kuni42kuni42 kumarkumar ktyrfgtyrf krolik2011
  kristina1995 krasavcheg kp9v1ro7lh kotopups90 kostya1992 korovnikov kolo__1kolo__1 kokakola123 knightmare klsdfj46546
  klmnopop123 klawiatura kkhmlkyin6 kjvjyjcjdf kislovodsk kirill2008 kirill2007 kirill2000 kirill1997 kirill1992 kirill1991
  kirill1989 kingofkings killer2000 killer1989 khuljasimsim khachatryan kea85axe8w kbyrbygfhr kbumat6162 kbkavgfcabwda
  kazancev192 katerina1990 katarzyna1 karmianset karina2010 karina2000 karina1995 karatel54852 kapitalina kalimantan kakawka123
  jxtymghjcnjq justin123951 justforyou juliajulia jqme1uy488 joydivision josemanuel josecarlos jonbonjovi jonathan12 jnhbwfkjdj
  jlyjrkfccybrb jkbvgbflf80 jimmyjames jgpxt7ah3f jetmir12345 jesuslovesu jesusloves jesseluotonen jellybean1 jeetkunedo
  jeejee12312 jean-pierre jeanclaude jdxbyybrjd javaxishvili janetjackson jakethedog jaihanuman ivan123456 irjkfyjvth irina12345
  ipwnroben123 invitation intraining internet12 internazionale interested intercooler installwmdm installpersi initializati
  inglaterra individual impressive imjunglist imagmakr15 ilyuminnaciya ilshat2010 iloveyoux3 iloveyoupker iloveyoubabe
  iloveyou69 iloveyou13 iloveu1314 ilovemyschool ilovemoney ilovemm123 ilovekelly ilovejames ilovefootball illuminator
  iiaiia1962 ifynfkmghbvv44 ifgjdfkjdf idedevicep2t idedevicep1t icebreaker ibrahimovic ibodebest1 iamthatiam iamnumber1
  i123456789 hutchinson husky_1303 htutcnhfnehf htfybvfnjh hswfhmcvthnb hppavilion houseroad4 hornybitch homeschool hollister2
  hogtieddazed hjvfytyrj95 hjvfyjdhjvfyjd hjccbzxtvgbjy hiltonptfcor hfafbkjdyf hesoyamaezakmi herrderringe henweekend
  hellfire1990 heatoclevaedr36 healthcare hbyfntq1986 haveaniceday hastler123 hastings1066 hastalavista hassan030894
  harrypotter1 hammersmith hallihallo halliburton gymnastics gwenstefani gvelesiani gummybears guilherme123 guilherme12
  gthtpfuheprf gthtgjldsgjldthn gthajhfnjh grigorenko granpgranp granadaptfcor gqlsstfhqgwwvqxjx goroddorog gordolee85-mac2olli
  gopstop123 goody2shoes gonzoopera goncharova golovastik golovanova goldielocks gohkokhean gogogadget godzilla02 godfather2
  godfather1 godblessme gnbwfcxfcnmz glastonbury gladiator1 gkjnybrjdf gjuhfybxybr gjrtvjyxbrb gjkmpjdfntkm1 gjkbyf2010
  gjkbrkbybrf gjhjkmgjhjkm gjgrflehfr gidravlika ghtlfyyjcnm ghtgjlfdfntkm ghjwdtnfybt ghjvnjdfhs ghjktnfhbfn ghjcrehjyjbl
  ghjcnjrdfityj ghjcnjnfr123 ghjcnjhjcn ghjcnjgfhjkm1 ghjcnbnenr ghfdjckfdbt ghbywtccrf ghbvtytybt ghblehjr111 ghbdtncndbt
  ghbdtncfif gfnhbr787898 gflibqfyutk gfhjkmghjcnjq gfhjkmgfhjk gfhjkm1992 gfhfwtnfvjk gfhfvjyjdf gfh2ec3ybr gestioneweb
  genovese001 generating gcvgrvuut5v6er gbpltwgfhjkm gbplfnsqgfhjkm1 gbhjugbhju gangbang01 galina1964 galina1957 gac80896706
  g5h6j7bvh98 fynjyfynjy fynjitymrf fynbrbkkth fylhtq1996 fylhtq1971 funkyfunky funkadelic fuckyourbrain13 fuckerman1 friendsarc
  friends123 friendofasp frenchfries freightliner freeforall freedom4me free2rhyme fredisdead fredericia frankfrank francheska
  francesca1 fotografia forgivness forestgump fordtrucks fordmustang football99 football98 football88 football81 football79
  football65 football50 football44 football33 football32 football18 football13 football07 focusrs2006 flyeagle75 fly33angel
  fluminense1 fleurdelis fktrctq123 fkmnfdbcnf fishnchips fireballxl5 finishthread ffffffffffff ferrari355 fellowship
  felixthecat feathertextu fdnjpfgxfcnb fdfnfhrf6666 fcporto74150 fccgqag134 faufybcnfy fatbastard faiwvn8523 fadetoblack
  expanasion12 eventlogmess eva30166cp eusoumaiseu euq8pvhrnpssdymizqx+ estudiante estrellita eropokereropoker
  ereyes4269-ryan1199 epsonlq100 epevfrbyfhenj enterprisese engine1995ass employment empireearth elwayyawle elwayelway
  elvislives eljdjkmcndbt elisabetta elior20052482 elektronik electrician ekaterinburg egew5twt3tgh65y efbcapa2010 earnhardt3
  eagle1110-stimpy e8d45a22a4 e7h5ewevse e123456789 dziewczyna dynamicupdat dwers232wds dust360271212009 dtcyfghbikf
  dsgtylhbdfntkm82 ds6tetsfdsrfdfgd driversignin drerhgeegehr dreamworld dreamer123 dragonne74 dragonfable douglas123 douchebag1
  donkeypunch dominikana dolphins13 dogsandcat dkfcntkbyrjktw djnrfrnjnfr djkujuhfl34 djkjxbtyrj diskst312002 directories
  dinamo1927 dimondimon dimasd1994 diehard123 diana12345 diablolexa dh98818600 dflbvdflbv dfktynby1986 dfkmrbhbz1972
  dfdddf45fdgh deyh2dc546 deviceinfose deutschlan desjardins derekjeter depression departament denis123456 demonhunter
  defender12 deepspace9 deathwalker deathstars deathblade deadoralive dddddddddddd dctjnkbxyj dbzmorpheus dbyjuhfljd dbyjrehjdf
  dbrnjh572202 daviddavid dataperfcoun darkwizard darkthrone darkprince darkangels danilka123 danila2000 dangermouse
  dallascowboy daggermaster dagestanec d8cy2h3ssn d7q91db3tt d2a3n4i5e6l d1d2d3d4d5 d123456789 cunningham cthbqrekbr cska159951
  cshvtxvfhr6 cs19ha43da crystal8970 crosscountry crjbk7ylxe craigslist cpb.hjxyfs cornhusker copernicus coolperson coolcat101
  convertible contractor continental contentpass consumercomm constantino conjupiter confidential coneyhall24 completing
  comemierda coldfusion cocosmells cobradiver cnhtkmybrjd cnfybckfd1900 cnfkbyuhfl cloeandzoey classof2010 classof201
  clandestino ckfltymrbq cjkm14881488 cjdthityyjctrhtnyj cirmikzaken cigarettes chupachups chronocross chloechloe chittagong
  chikenlove chevrolet1 cherrytree cherrycoke chelsea1905 cheguevara1 cheeseballs chatouille charliebrown chardonnay
  changed_due_to_fraud chandigarh champion24 chairchair cfvjqktyrj cfirfrfrfirf cfirfhekbn cfiektymrf cbyuekzhyjcnm cbvathjgjkm
  cbkmvfhbkkbjy cb3be910b65 cashmoney1 cardinals1 caramelito caramba100500 capricorn1 capilla951 can'tremember canoncanon
  candycandy campagnolo callrunoncea calenicno1 cactusjack c7130c0406 c3hfpyteuflftim ..byvulwjjrqg byajhvfwbz butterfly2
  buttercup1 bunnybunny bumerbumer buhftvdkf2 budweiser1 buddybuddy buceta2007 bubbles123 bubblegum1 brownsugar brownbrown01
  brokencyde britneyspears brigantina brandon123 bostonredsox bootylicious bookkeeper bombardier boingboing boilermaker
  bogomolova bodybuilder blockbuster blessings888 blalenakpa blademaster bladedancer blackwidow blackwater blackwatch blacklight
  blackjack21 blackestnight blackersha blackboard bitchplease bitchbitch birthday99 birthday53 birthday333 biomedical billabong1
  bilbobaggins bigdaddy69 bigblackcock bgfnmzgfgf bezopasnost betelgeuse bestiality berlusconi berlin2010 beetlejuice
  beastieboys bbqychu5rt baura-megapass basketboll basketball11 bartolomeo bartbartbart barrelfish barcelona12 barabanova
  bammargera ballantines bajenfans34 bagautdinova badboy1234 babywkasta2 b74cx6qs7328 b164002202 azsxdcfvgbhnjm aw53641927
  avesatanas automotive automation austerlitz auntarctic audioslave auburntigers atyjvty666 atsonlinejobs aspirine123 aspire5315
  asianpussy asianlover asdfghjklz asdfghjkll asdfghjkl111 asdfghj123 asdasd123123 asd123fgh456 as9ffz1712 artur12345 artificial
  armagedon1 aristokrat arinaarina arhitektor arhangel9797 arcobaleno archiarchi aquafina12 aqswdezake aprecio123 apprentice
  application appelsiini apolinariya apokalipsa anulikdenya antonio123 antoinette antibiotik antarktida anna123456 angelofdeath
  andrey1996 andrey1993 andrey1989 andrey1975 andrew1o2p3e4n andreiandrei andrei2010 andrei2000 andrei1998 andreas123
  anderson123 anacristina americanidol amdkgb1889 altamirano alphaalpha allthatass al#ks3!ksj0xx alinamalina ali.aliev.
  alfa123123 alexandru1 alexandrov alexandra12 alexander23 alex123456 aleksandrovich aleksaleks alejoyvale ahernjdsqcfl
  agiljuliandra aggressive aggression ageofempires agatakristi afganistan aerosmith1 ae57385738 adventures adolfhitler
  adminscripts adminlol1982 administrati adidas1994 adidas12345 adaptation adamantium activision activationre aceofspades
  abretesesamo abramovich1 abramovich abrakadabr abprekmnehf abdurahman abdulkadir abcdefg1234 aaaaaaaaaaaaaa aaaaa12345
  aa12345678 aa00b7b32a a4815162342 a3531534b413 a1r2t3e4m5 a1n2t3o4n5 a1l2e3n4a5 a1b2c3d4f5 a1b2c3d4e5f6 a192837465
  a1234567890a a123454321 9inchnails 9fczhr6159 999999999q 987654321s 987654321987654321 9876543219 9876543212
  987654321123456789 987654321123 9632587410 9379992929 9264532213 9202506371 9090909090 9081518431 9063537462 90210semka
  8ba9klw1ce 89641891702 89636511322 89605348757 89515145435 89503102616nss 89279981879z 89278246747a 89277216066n 89242468508
  89224371020 89208012008 89161352202 89092816599 89066703835 89061576631 89056288231w 89055254622 89032068253 88053023031
  85fg754kl62br853lpq7 8524567913 852456753951 8345886364 80986677668k 80984146524 80979534611 8097166080 80966800675
  80958753328 80938381350 80925819988 80684485642 80675276183 80673908080 80669451478 80666744364 80663156459 80661052430
  80637029772 80635711526 80508253032 80507655765 80506721889 80432433168 7ghdbwc3mk 789456123k 7852396541 771512cherniy
  74261700027 741852963s 741852963d 741852741852 68chevelle 6645213497 61106061106 6050picasso 6035560355 6005548660
  5t6y7u8i9o0p 5891589112 5678998765 557788loveaoi 55606120rg 55555fffff 5555566666 55555555555 536a731974 51287ifvfy 5128078228
  4x8cfp6dyi 492487mike 4815162342d 4783915854 468499cfif 4673252289 444444444444 4271philip 415263748596 3qa0evx344 3dtoontube
  3921010111 383stroker 380434522575 36130911cl1 3540635406 323475608n 321mnbvcxz 3175671tdutybq 31504244life 31415926535
  3100100994 2sexy2hottoh2yxes2 29893536werty 29011984dl 28ros11bri67 28lytqcgecnz 272270271983 271157zn06 27071996pasha
  2684526845 266534597157 26540292450 258456789qazzaq5 2468008642 24592135io 2442293live 240295yuppi 239r8ymmhq 2324316578
  2323232323 2310056743 224909224909 2108198fox 200120012001 1xtvg8blew 1xpx66blrumblst6bbus3 1w2w3w4w5w 1s2a3s4h5a 1qw23er45t
  1qazxsw234 1qazse4rfvcxz 1q1a1z2w2s2x 1m2m3m4m5m 1jwwzuw55e 1a2s3d4f5g6h7j8k 199319931993 199119911991 198319831983
  197819781978 1973468250 1969camaro 1953london 17pubpathuk 17101993and 1623142323 159951357753 1598753246 159753qwerty
  159357258456 1593572486 1593572468 154384958d 15426378zil 1514131211 1503900qwas 1478963258 147258369147258369 14051997sergey
  14021992004urban 1374653317652 1366613666 12qwaszx34erdfcv 1298612986 1253912539 1248163264 1245789630 1243568790 123zxcvbnm
  123war456rus 123qwer123 123qwe321ewq 123qwe123qwe123 123qaz123qaz 123password 123kill166 123joker777 123computer 123789987321
  1237894560 1236996321 123698745q 123698745m 12369874123c 12358132134 1234qweasz 123456roma 123456mama 123456igor 1234567qwer
  1234567qaz 1234567aaa 123456789zxcvb 123456789yfcnz 123456789vika 123456789ru 123456789roma 123456789qwertyuiop 123456789mm
  123456789max 123456789ma 123456789love 123456789dima 123456789dfgh 123456789den 123456789az 12345678912345 12345678910z
  12345678910a 1234567890qq 1234567890n 1234567890anton 12345678909 1234567890123456789 123456789- 123456787654321 1234567809
  12345654321q 1234098756 123123123e 1231231231 123045607890 1123456789 111122223333 111111111a 1111111111111111 10203010203
  10101010ll 100percent 100490100490 0plkmmklop 0p9o8i7u6y5t 0k1o2v3a4l5e6v7 0987654321z 0918273645 09035170147 0685817823
  0632835141 053aruspra350 05101991az 0509228983 04398004616 04061963maryan 0363199505 030166ase90 021654922r 02041983ua
  0123456789z 0102030405da 010203010203 00rdtsau4leyzunckj121dwm 002543200254 zxcvbnm777 zxcvbnm123456 zxcasdqwe12 zuz8ylj348
  zub8111993 ztn3tourney1 zrhfcfdbwf zrhenjqxedfr zqxwcevrbt zonnebloem zolushka15 zolotareva zmxncbv123 zlatopiska ziablw4u00bq
  zhjckfd2010 zghtrhfcyf zghjcnjgfifujleyjd zerkofhell zcfvfzcxfcnkbdfz zaqwsxzaqwsx zaq123456789 zamorak123 zahrfn3orqa
  zader123123 z22226270525 z123456789z z0mfgwtfuxlol yyyyyyyyyyyy yyxthh8j9k yyqkhdm712 yy02061991 yutrhpi392 yuliya1992
  yukitommary ytjcgjhbvsq ytgjdnjhbvfz ytdpkjvftim ytdfitltkj ytbpdtcnysq youtube123 youngpussy youmustdie yoshikatsu
  yjdsqujl2011 yjdbqgfhjkm yfnfkmz1983 yfnfif1988 yfnfif1962 yfnfiekmrf yfhrjn1992 yfhenjepevfrb yfcnzyfcnzyfcnz yfcntymrf5294
  yellowcard ybrjkmcrjt ybrjkftdrf ybrbnf2003 ybrbnf2002 yamakasi123 y1f2c3n4z5 xzxzzxzxzca xxy43fh2jb xxxpasswords xtremehits
  xthntyjr13 xoma536685 xishchnik1 xfqrjdcrbq xdkursym89tm xbnhjlhbdf x4cc355b10wsy0urm1nd wwwww55555 www123456789 wwe23015wwe
  wuyoukuaile756 wsh37xz819 wrathchild worldpeace workaholic wonderfullife wonderbread wnanstns2108 winterburn windsurfer
  winbabywin willoughby willkommen willian22049 wilhelmina whitesnake whiteknight whitegirls whattheheck westcoast4646
  wertywerty werder1899 wellcome1991 welcomtohall webmaster1 webdesigner weatherman waterworld wastewaste warhamet2014
  warcraft88 wanjunleow wallygator wainwright wad559523wad vzh7b1pe7x vyjujcgthvs vvvvvv2000 vtyltkttdrfrfhf vtufgfhjkm
  vtkj1893vfy vsebudethorosho vovaderkach voroshilin voluptuous volume1991 volgograd34 voetballen vmb2079002347 vladvladvlad
  vladivostok2000 vladimirovich vladimirov vladimir123 vladik1996 vk12345678 vjzcnhfybwf vjybnjhbyu vjqyjdsqgfhjkm vjqvfkmxbr
  vjltkbhjdfybt vivalavita virusvirus vinivini68 vinchester viktoria2010 viktor2010 viktor1990 vikavikavika viewsonic1
  victoria123 victoria10 victorhugo vicky140585 vfylfdjirf vfvjyntyjr vfvj123456 vfvfghjcnbvtyz vfvbyfljxrf vfubcnhfnehf
  vfrfhjdjktu vfrcgfyr666 vfrcbvbkmzy vfrcbv1988 vfqkbcfqhec vfndtqyjhv vfkbyjdcrfz vfifbvtldtlm vfhnmzyjdf vfhbyf1982
  veterveter veterinaria vespertine versailles veronika2010 veronika1998 veronika123 veronica11 vermillion verdadeiro ventilador
  vekkfufkbtd vegetables veeeveruta vedernikov vecekmvfyby vc4z9n6dso vbycbytzhfnfv vbrhjdjkyjdrf vbnhjafyjd vbifyz1990
  vbifyfnfif vbhfvbcnby vbhdjdctvvbht vatoslocos vasilchenko vascodagam vanya12345 vampire666 valparaiso valladolid
  valerkolomakin valeravalera valera1999 valentinchoque valentina18 valderrama vadimvadim vadim159753 vacaegalinha v3xdmta9hcsm
  v3ss4neeker1 v2ceomj397 v2c47mk7jd utythfkjdf utkanos2009 utjhubtdyf ut8xuuv25i upravlenie untouchables unreal2004
  universitario universidade universal1 unemployed underpants underoath1 ulrace173rfhgjd ujvjcznbyf ujcelfhcndj ufdyjlfdxbr
  udovichenko uchihamadara u5j68dq0kve u41lqxa1rh typewriter twilight12 tweetybird tutankamon turtleneck turtle3000 turntables
  turkmenistan turbocharged tuputamadre ttdlnhttdlnh trustnoone1 trustno123 truskawka1 trookie101 tron696969 troidaysao1
  tristania1 trinity1331 trinitrotoluol trfnthbyf1 traveker2011_ transforme trampampam trailblazer trahtenberg tqjr65gw5j
  toyouenjoy toyotasupra toyota1993 totgeliebt tos27071991 tornado123 tomwelling tomislol123 tombgimmost tomate1000 todopoderos
  tobeornottobe toalet6rensare tnssanuam786 tktyftktyf titsandass tissot1853 tinkerbelle timoshenko timosha123 timinator1
  timhortons timekillerss tigershark tigerflame thunderbir thunderbay thrytouille threedaysgrace thonma0510 thomas1960
  thisisfake thirtythree thirmadman thepervert thenewlife themonster themaster1 thekillers thegeneral thedarkness thearea401
  thanhtrung texasfight teshka_poltavka temporary1 temple3779 tema180296 teddybears teamhead02 tdutybq1989 tdutybq123
  taxuganoman tatarinova tarheels23 tarasbulba tarakashka tankcsapda tanjatanja tanglewood tambourine takemeaway takeiteasy
  taekwondo1 t4y1pszw8u t3485t3485 synergy101 syncmaster940n syncmaster920n syncmaster913n swordmaster sweetthing sweetthang
  sweetapple svetlyachok svetlana1984 svetlana1980 svensps606 sv13091309 susliksuka suro123456 surferdude support123
  supertoronja4 supernatura superman2010 supergrosq supercutekawaii sunshine02 sunshine01 sunfire616 summerlove sumertime117
  suh1584dswk9 sugardaddy suckmyball suckmyarma69 subliminal subaruforester stupidshit stupidgirl stukjehout12 stripclublist
  strelnikov streetrace streetlife streamline strawberries stravinsky stratovariu stratosfera strasbourg strangerpnb
  straightedge stradivari stormcloud stormbringer stitchpuller stimpy9102 stillwater stil412441 stevesteve steppenwolf
  stepanovna stels15588 stefandeflo steelwheels steelers99 steelers36 steelers10 stcyg19718 stationery stas123456 starwars99
  starwars2000 starstruck starsstars starsailor starfucker staoussa15 stanleycup stanislava stalker2033 stalker2011 stalker1997
  stalker1986 stalker1234 stagecoach stabilizer ssssssssssssssss sssssssssss ss55ss55ss srs8520456s squaresoft squarepants
  spiderman5 spiderman12 speerwayfi speedtouch speechengine spatarikanec spartaque312 spartak777 sovershenstvo southside13
  southpark1 southafric soulcalibur sou1hunter sopmyncmymn sonikblast sonic12345 solnche2704 solidarity solfixucin softball18
  sodastereo sobrenatural sniperelite snapeprince smolinnikita smokingkills smashmouth smallmouth smallblock sloneczko1
  slipknot87 slavatyn007 slava6617644 slava060998 skyline2580 skyline123 skv20111996 skullcandy skorobogatova skip2mylou
  skate4life skanderborg sizzlepass sixshooter sivkaburka sircharles sinhrofazatron singapore1 sineglaska sinamorata simplicity
  silvidvebuio silverfang silverdeal sillysilly sillyboys1 sicherheit shrewsbury shreveport shopcoffee shitface69 shippudden
  shibboleth shelbybell sheffield1 shayad2426 shavedpussy sharpshooter sharo3taylor shalomshalom shagadelic shaforost22
  shadowmaster shabandaryant sgd1ub4792 sexybeast1 sexogratis seveneleven setupdiinsta setupdigetcl setlocalcif setlanguage
  sesshomaru servicedatab serverapplia serpimolot serpentine sergio1992 sergio12345 sergey1997 sergey1984 sergey1981 sergey1970
  sergey1969 sergey1967 sergey1306 sergey12345 sergey1234 sergei199428 sergei1992 serg3216767 serendipit serega53983 serega1998
  serega1997 serega1990 serega1989 serega1981 september23 september2 september11 sensimilia seniseviyoru sekutanaka seinfeld123
  segedskaa7 seesaw2431 sector2814 secretlove secret12345 secondhand secondgear seawolves1 sdsfdgnd3jl5lv sdjk985dfkjg
  scunthorpe scubascuba scsenia911911 screenplay scorpion77 scorpion13 scorpion12 schorpioen schildkroet scarborough saulhudson
  sashutdown sashasashasasha sashamasha sashakotov sasha1993150205 sasha123456 saraswathi sanyasanya sanoskesan sanguinius
  sanfrancisc sandnigger sandiego619 samsungr519 samsungc3050 samsung2009 samsung2000 samsung12345 samsung1234 sampaguita
  samoylenko samireliyev sambosambo samara2010 salomsalom1 sakeris123 sagsimpson sagnintendo sagnapster sagminimoni sagbinladen
  sadfsfaasd123 sabrino4ka sabertooth sabakasuka s14300815s s1234567890 russelliniy ruslanruslan ruslanmail ruslan2009
  ruslan1998 ruslan1997 ruslan1995 rusalochka runprograms rumpshaker rumpelstiltzkin ruellovedada1 rubberducky ru4btrpnkokgeq
  rtyufghjvbnm rtyuehe123 rrrrrr2000 rozavetrov rostik1994 rosesarered rosegarden rooferings ronaldo007 ronaldinio rompecorazone
  romashka1970 rollsroyce rollingstone rockyhorror rockstar23 rocksmysocks rocknroll1 rockdisplace robertrobert rmracinggnicarmr
  rkfdflfdfq rjylhfnmtd rjycnfynbyjdf rjyabuehfwbz rjvveybrfwbz rjkktrwbjyth rjivfh1988 rjhjcntktdf rjhgjhfwbz rjdfkmcrbq
  rjcvjgjkbnty ristorante ripken2131 ringostarr rightguard richard123 rhtcnjyjctw rhfcyjujhcr rhfcyjgthjdf rhfcjnektxrf
  rhfcjgtnrf rhenjqgfhjkm rhbvbyfkbcnbrf rhbcnbyf23 rhbcnbyf2003 rgihlxoyoclmgiqsu rfxfyhjyyb rfktylfhbr123 rfkmdbybcn
  rfkbyrfvfkbyrf rfhfgekmrf rfhbyf2006 rfhbrfnehf rfghbpekmrf rfgbnjyjdf rfgbnfy123 reybvfcnth revelations reutlingen
  resurection restricted restorator restoration restinpeace resel999675 repytw1992 repromarket relation666 reklama123
  regularexpre registering registerdevi redsnapper redmachine redfaction redbull123 recreation recordable rebelphoto rebeldeway
  rebecca321 realmadrid7 realmadrid10 realmadrid1 realamateur rdl04121957 rdewulzvchjz rcvz563313 rctybz2001 rbkbvfylfhj
  rbhjdjuhfl rayoflight raspoutine rapidrapid rammstein12 ramchandra rainger-493949 rainbowskittles ragnarok13 radiotehnika
  radhaswami r4kesctql2 r1o2m3a4n5 r1a2z3o4r5 qyzwtds378 qwertyuiopas qwertyui123 qwertyu1234567 qwertypoiu qwertyklava
  qwertyasd123 qwerty1998 qwerty1990 qwerty1988 qwerty1983 qwerty1982 qwerty1978 qwerty1976 qwerty12341 qwerty0987 qwerfdsazxcv
  qwerasdf12 qwer123qwer qweasdzxcrfv qweasdzxcb7 qweasdzxc123321 qwe1qwe2qwe3 qwe123q1w2e3 qwe123asd456 qwe123456789 qwaszx7890
  qwaszx123456 qwaszx12345 qwaszx1234 qw16116222 qw123456789 qw12345678 questpistols queenqueen quant430799 qsdfghjklm
  qrafzvwesdxc41 qqwanrltwqq qqqqqqqqqqq qazxswedc1 qazwsxedc1975 qazwsxcdevfr qazwsx13579 qaz1234567 qawsedrf123 q987654321
  q789456123 q1w2e3r4t5y6u q1q2q3q1q2q3 q123654789 q0987654321 pythagoras pyromaniac pyfvtybnjcnm putanginamo pusyadiana
  pussyjuice pussygalore pushkareva purerf545454 purepoison pumpkinpie ptcwtc2006 proverbs31 prova12345 protection1 prostoyparol
  prostoparol prostitutka promotions promodata0 profession privetprivet privet0077 privatejayla printscreen princesska
  princess33 princess20 princess17 princess16 princesita prettylady president1 premiumpass prd489cledy praetorians powerslave
  powerpoint poweroflove pouetpouet postmaster posnanie508 position69 porsche997 pornreview pornportal pornplease pornoworld
  pornografi population popsapopsa popovich250293sanek popcorn123 poopiebrains poolplayer poochunk1993 poncedeleon pompkaziom
  pomapomapoma polytechnic polinapolina polina1997 polina1996 polikarpova polaroidw34 pokemon1234 poiuytrewq8008 pogiako123
  pobeda1945 pnuematic69 plutopluto plotnikova pleasework plastikman plainfield pkfnjdkfcrf pk8srud313 piri1233445585 piracicaba
  pinoypride pinkpanther pinkflower pineapples pimpdaddy1 pilotpilot pilotfmwqw phzv5rtfpkwc phuongthao photosmart photographer
  phillies22 pharmacist pfqrfpfqrf pfdflf2912 peugeot307 peugeot206 petronella perspective persistent perperikon perfcounter
  perception penza58rus penguin123 pekanidze12 pedropedro pb00147565 paycom013002 paulvandyk patriots12 passwordss passwordsex
  passwordpnb passworddrowssap password93 password92 password89 password79 password777 password666 password65 password56
  password41 password36 password31 password27 password2009 password1981 password@123 password1! pass_rrewq pashapasha parisparis
  paranormal paramonova parameters paralelepiped papermate1 paolopaolo pantera123 panasonic2 panagiotis palghat123 paladin123
  pakistan12 painkotter painislove paganizonda pa1ub65udd p438616275 p3shopping p3i2p1p3i2p1 p1959n1984x p123456789 outlawstar
  ou812ou812 orwell1984 ornitorrinco orionsbelt opusdeijunior onlyforyou onemoretime onemillion onelovekv9293 omegamircolaura
  olympiakos ololoololo olga151275 olesya1984 oleksandra oleksander olek122333400 oleg123456 olanrewaju oksanamalushka
  oksana1993 oksana1991 ogonek2103 ognimcm5615 odnoklassniki odnoklasniki odinochestvo odessarostov odessamama69 oc80969496479
  obi1kenobi obbqpwr265 o83bjj1rzq o0986699983 nzcydaet14 nwcpodracer nv0905198516 nutcracker nuncateolvidar ntvgthfnehf
  ntktdbpjh1 nthhbnjhbz ntgkjdbpjh november28 november21 november13 nottingham1 notredame1 nosferatum northshore northfield
  normin2000 nolovefound nolasaints nokiatve71 nokia6610i nn8n8bn8bn8b njkmrjjlby nissan240sx nintendowii ninetynine nineinches
  nikolai123 nikkiblack nikita9609595982 nikita2007 nikita2006 nikita2005 nikita1989 nikita1988 nikita1234 nightstyle nightshift
  nightingale nickelodeon nicholas99 nicholas13 nicholas12 nicholas10 nicholas01 nhfypbcnjh22 nhfycrhbgwbz nguoitoiyeu
  nfvbkjxrf1975 nfnsrvelfr nfnebhjdrf nfhjyujh20 nfgrbnfgrb neykohiyaji newyorkmets newsletter newlifebegins neversummer
  nevernever never2late neuromancer networking netclientfil nesprera0k nekostroma nejcpass123 negjujkjdsq negjgfhjkm
  negfzvfkjktnrf negfzrkfdf nederlands necromanser ndbyrbndbyrb nbyrbdbyrb nby4i5x5nz nbgfgfhjkm navuhodonosor navigate080
  naughtygirl natsocsecr natasha1995 natasha1974 natasha197 natalinatali natali2007 natali1978 nastya2008 nastya2002 nastya1991
  nastya1985 nastya12345 nastya1234 nastradamus nastia1991 nastia1234 narutonaruto nannaj3086 nancynancy nallekarhu n5h8pcp5s2
  n0o7r1i7n0 mythbusters mysteryman myliveisjail mychemicalromance mybabygirl myassishappy mv46vkmz10 mutt22putt mutherfucker
  musicmusic music4ever mushroomhead muratmurat mumiytroll muiedinamo msdasqlreadm mreeanagamy mozzarella moviemaker mousekevitz
  mountainde motorola398 motorcontrol motherland moshatinkor1 mortalcombat montypython montseputa montgom2409 monteverde
  monterrey69 montana111 monstermash monster666 monkeyboy1 moneyfornothing moliavochka mol8leks24kr mogilev368088193
  moedzkhhyfonq modernwarfare2 modafocka9 mnbvcxzasdfghjkl mixa253525 mividaloca missy278136 mirotvorec miloserdie milana2007
  milana1984 mihamihamiharap mightydragon13 microsoftraw mickymouse michael2000 michael1985 mfkbi5f2it methamphetamine
  metallica123 metalgear1 metal4ever messygirl-girlmessy mesaboogie mercedes12 memorandum memnoch944 melbourne70 meilesjegaxxl
  mefistofel medvegonok mdacreadme mbhztt1992 mazafaka13 mazafaka123 maxver199317 maximillian maximca1997 maxhardcore max1993max
  maverick69 maverick21 matviychuk mathematic matematyka matchstick masterplan masterklas masterbator masterbation master2010
  master1989 masseffect2 maskal2007 maryjane420 marvizza95 marvellous martyr1968 martamarta marquinhos mariya1992 marishka123
  marionetka mario12345 marinecorp marina2011 marina1990 marina1989 marina1987 marina1985 marina1984 marina1976 marina1964
  marina1960 marijuana1 maria12345 margaritka1 marcellopp maradona10 maplestor8 manhattan1 mangojuice manakamana man7232636
  mamontenok mamay19891707 maloimaloi malicemizer maksim2010 maksim2001 maksim1996 maksim1993 makiavelli majestic12 majeczka12
  mainstream mahnster44 mahalkita1 magister45 magicolivorno magicmagic magdalenka magda020371 magandaako maertracque1
  madscientist madeinheaven madagaskar94 mackintosh machinehead macdonalds macbookpro m3gyehgdfs m1m2m3m4m5 m0therfucker
  lxgiwyl130795 lvbnhbtdbx lvbnhbq123 luxaeterna lukjeyktjs luisfernando luisfernand luckyyou66 luckystrik luckycharms
  ltybcrf123 ltrscltrsc ltlvjhjp1060 ltdfcnfnjh ltdeirf1987 lrhfey3273 loverlover loverboy123 lovemylife lovelife12 loveispain
  loveisgreat loveisgone lovehewitt loveandsex1 love123456 lordgyeah51 lopeliuksas looneytune longstroke londa123321 lolpassword
  lololololo lollollol1 lollipop123 lollerskates lolfriendslaugh lokomotywa logitech12 llllll2000 lkjhgfdsa1 lkbyyjittt
  ljkujgjkjd littleshop littlerock lisadumon842 lipaslipas lionheart1 lineage312 limegold69 limbhitman lightinthebox lighthouse1
  lickmyballs libertines liberation lhasaapsos lfybk12345 lfqgfnbvfrc lfiflfiflfif lfif123456 lfdsljcnfkb letadlo741852963
  lessthanjake leraleralera lera123456 lepatriinu leothelion leonkiller leonidovna leningrad1 legitimate ledzepplin
  leavemealone1 leatherface lbvrfhekbn lbvfvzcybrjd lbfuyjcnbrf lavieestbelle lavidaesbell larrybird33 lalalalalala lafrloutch
  lacunacoil labtec1248 l3wa84kdab l33tsupah4x0r l1nk1npark kzcmrbvfczcmrb kuyetsim77 kuroshitsuji kulibyaka10 kukurukuku5
  kudryashka ktyjxrf123 ktutylfhysq ktnjjctym228 kthfrjpkjdf ksusha1996 kscsqgblfh kristina1997 kristina1993 krishna108
  krasnoyarsk krasavitsa kostya2004 kosoroba123 kosmonavt96 kosmetolog koschechka korsakova85 kookaburra konstantinos
  konstantin1 konnichiwa koniak9616 kondratenko kompjuteri kommentare komissarov kolpak1992 kolpak1985 kolian45892
  kolechka090619 kogytmagnym007 koenigsegg kodabear01 knowthyself knighthawk klubbheads kljaslkdfg klementina klbik87987974
  kjkszpj123 kissmebaby kiskakiska kirkpatrick kirilroman kirill2011 kirill2009 kirill2006 kirill04101996 kirilica22
  kingsofmetal kingdomhearts kingdom123 kinder32f1 killingspree killerloop killer12345 kienan22071998 kibernetika khuwahish47
  khelenova1 khabarovsk kfhrby1995 kfdhtynmtdf keyfrhfcjnrf kevinkevin keshapasha kennybloke kellykelly kellybrook kebabpizza
  kbytqrf123 kazelsobaka kazakevich karinochka karina2004 karina1999 karina1998 karina1996 karina1994 kappasigma kapitolina
  kansascity kandibober kalyanizi91 kalkulator kalebbrady kaiserslautern kagebunshin kabardinka k72z1zpwcg k1234567890
  jvtkmxtyrj juytneibntkm justlooking justincase justcurious jus4thegame junior2311 juliette2000 julielaure julemanden
  juanmanuel jrrtolkien journalist joshuatree jonnyjonny jonathan14 jonathan123 jojriajp11 johnnydepp johnholmes johannesburg
  joeblow123 joabe_50cent jncnjzkjdj jledfyxbrb jlbyyflwfnm jktrcfylhjdbx jklasdlj2312 jkjkjkjkjk jk7775214jk jjjjjjjjjjjjjj
  jiwuc2r576 jimmyjimmy jgthfnbdybr jets714417ny jesusrocks jesuscrist jessica100 jenniferjennifer jennifer99 jennifer14
  jegerikkedk123 jeffrey123 jeffgordon24 jeffersonlibrar jdq4j8lu3a javascript japierdole jan5201711 jamestkirk jamesmi6007
  jamesbrown jamesbond00 james12345 jalkapallo jaigurudev jackson123 jackinthebox jackass123 j7a5c4k4s5o7n iwillfuckyou
  ivo29091988 ivanov1990 ivanchenko itsmystyle istrebitel issue43-alaina iscrizione isakov7roma7 isabella25 ironworker
  ironmonkey ironman2000 irjkfyjvth2 irjkfirjkf ireland1948 iradagadji ira123456789 intoxicated intimidator interstate
  interracial intelpentium intelceleron integration insulation installwmp7 installlegac installinter installation insatiable
  innovative innerlight initialiazat infinitywing infinityward inferno666 indianchief imtheowner impulse101 impressions
  impression importante immortalis imisshunter imbostriker iloveyou99 iloveyou21 iloveyou2011 iloveyou1994 iloveyou15
  iloveyou1234 iloveyou01 ilovethisgame ilovesarah ilovenastya ilovemymum ilovemyfriends ilovelauren ilovejerry ilovejamie
  iloveit1234 ilovehockey ilovedavid ilovebooks iliketacos ilikechicken iiiiiiiiiii ihatemylife ifvgfycrjt ieqwryrvsb
  ieexecremote iceicebaby icanseeyou iaxe105-lanceman iaroslav981 iamthewalrus iamthegame iamsuccessful i987654321 i210c844q523
  hyperdrive hummerlove htutythfwbz htubcnhfwsz htrdbtvgjvtxnt htfkmyjcnm htcnhernehbpfwbz howyoudoin honeyhoney hondahonda
  honda400ex homsrvs211 hollister5 hn5wirw925 hkayess435 hjvfyjdcrbq hjnjhhjnjh123 hjljltylhjy hjcnjdcrfz hipopotamo hilltopper
  higtveteran11 highvoltage hideandseek hhhhhhhhhhhh hh775755757g hgfedcbaabcdefgh hfpyjcbkf839 hfpubkmlzq80 hfljcnmvjz
  hfdyjdtcbt hfbdv43t2r hesoyam1995 hernandez1 hempfabric hellojello helloitsme helloeric21 hello12345 hellbender hell2house5
  heilhitler heerenveen heckfydrjynfrnt heckfy1982 heavensent heartbroken hbptyiyfewth harmankardon haritonova happytreefriends
  happypeople hanterstrely hannahmontan handler2000 handcuffs71 hammerdown hairypussy hairdresser h1959n0502 h094161915
  gwendoline gutterball gunsandroses gullyfoyle guimodedebug gtnhjgfdkjdcr gthtreh123 gthtgtkbwf gthtdjpxbr gthlbvjyjrkm
  gthdjvfqcrfz gthcbrjdsq groovychick groffgroff gribouille gregzuniga gregorio93 greensnake greenriver greenhornet greengoblin
  greengamer greendragon greenarrow greenacres greatbritain grapefruit grandfather grandchildren grandchase gpsx2bppsw
  gotthelife gorgonzola gordon2000 goosebumps gooseberry goodlooking gonzalez123 goldmember goldilocks goldencape godverdomme
  godofwar123 gn7myf06dx global2002 gladiator4 gjuhtveirf gjrtvjyxbr gjnhjibntkm gjljhdf1979 gjlgjkrjdybr gjknthutqcn gjkjntyxbr
  gjikbdctyfabu gjhyjuhfabz gjghjifqrf gjcktlybquthjq gjcjkmcndj giuseppina girlongirl gilipollas gigs9zaifs gidroponika
  ghtcnegktybt ghosthunter ghostghost ghostbusters ghjybryjdtybt ghjuhtccfnjh ghjuhfvvth ghjtrnbhjdfybt ghjrkznbt666 ghjrjgjdbx
  ghjotghjcnjuj ghjkjyufwbz ghjivfyljdrf ghjcnjytrh ghjcnjrhbdjq ghjcnjqaz123 ghjcnjgbjyth ghjcnjcerf ghjcdtnktybt ghjatnghjatn
  ghfdjcelbt gheorghita ghbrk.xtybt ghbdtnvfrc ghbdtnvfksi ghbdtndfcz ghbdtnbrdctv ghbdtn2010 ghbdtn1994 ghbdtn123456 ghbdtn1111
  ghbdfnbpfwbz ghbdbltybt gggggggggggg gfyrhfnjdf gfintnqqq333 gfhnbpfyrf gfhkfvtyn11 gfhjkmgfhjkmgfhjkm gfhjkm1991 gfhjkm1988
  gfhjkm123456789 gfhfktktgbgtl gfhfkktktgbgtl gfgfhbvcrbq gfgbysljxrb get2fyud6d gesundheit gergdsfgedhjdrg george2000
  genius2011 generalsetti gembird1992 geetanjali gd73ht5fes gbpltwgbpltw gbplfyenmcz gbplfnsqgfhjkm gatorboy88 garciaparra
  gangster13 gangster12 gamemaster1 game4634018 gallardo379 galina1961 galina1954 galaxie500 galatasaray2 galante774 gabrielyan
  g3qq4h7h2v g123456789 g0tr00t420 fyutkcvthnb fyutkbyf2007 fylhtq555726 fylhtq2005 fylhtq1981 fylh.itxrf fyfcnfcbz2006
  furculita1 funkmaster fullflavor fuckyoutoo fuckubitch fuckofpopa1 fuckoffall fuckoff2303 fuckmebaby frusciante fruitloops
  frootloops frightnight friendsforever friedchicken frelfyflj7 freepornsource freeman123 freedom2010 freeadsads freeaccount
  frederikshavn freaknasty franzkafka frankthomas franklin12 fragmaster fr16041987 fpfnjdbx036 fourtwenty fountainhead
  fortepiano forsberg21 forever777 forevaziko fordrs2006 fordfiesta fordescort footlocker football91 football85 football74
  football56 football52 football37 football34 football20 football17 football09 football**** foofighter fomikfomik flyinghigh
  florentino flatronf720b flatronf700b flamethrower flamengo201 fktrcfylhf1 fktrcfylh89 fktrcfylh79 fkmvtnmtdcr fkbyffkbyf
  fixitfixit fishmonger firesoldat firedragon fiorellino finisterra findliy1999 filimonova filhadaputa fidelidade fhntvfhntv
  fhnfvjyjdf fhnehfhneh fhnbkkthbz fh1rb4b6zp fgjrfkbgnbrf fghjrcbvfwbz fggfhfnxbr fggfekiebc fffffffffff ffd0fdd6cbf01
  ferreferre ferrari430 fernandotorres fernandito fernandez1 felixfelix fedcbaabcdef february14 fdsg5485lhn5 fdnjvfnbpfwbz
  fdnjcktcfhm fdg6846dg6d fckgwrhqq2 fccjhnbvtyn fcbarcelon fatal416516 fassbinder farome4095 fantom241093 fantastico fannylover
  familyguy1 faizarecords fafyfcmtdf factorymode fackaspike facetoface77 f331x4cc3ss f1x753951753951 eyeshield21 eybdthcfkmysq
  eyaze3mpkzns extremezver extensa5220 expl0it|ng experiment evolution8 evilgenius evdokimova evangelina euteamomuito
  euteamodemais eusoulinda eubkmhf8gzik euamominhavida euamojesus estudiantes ericjoe2004 erhreh5yuh5 eposmatvik epizode666
  environment entreprise entershikari englishman36 energetika emmanuelle emilygrace emelianenko elvispresley elvenelder
  elephant25 elephant123 elenaelena elektronika electronik elates_you ekvilibrium ekonom2010 ekmnhfabjktn ekaterina1 ehehedjkjlz
  efwewefwewer ef41e781ee edlx9ti3blifme eddieeddie edcvfrtgb_1 ebeanstalk earthbound eapfeilstick eaglesnest eagegolden
  e8xw2pad5i e8ip48iseh81 e3tifcam16 dynamo1927 dusseldorf dunnodunno dumspirospero dulcemaria duinstallupd dtkbrjktgysq
  dtkbrjktgyj dthjybrf88 dsmith7051 ds0hxgweii dron24122004 dreamweaver dreamscape dreadlocks dragoon123 dragonsp12d
  dragonmaster dragonfall dragondragon dragonballgt downloader doublemint doppelganger doomhammer doom123fox donotremove
  donotenter donnamarie donkeydick donkarlione dominowood dominican1 dolphins12 dolcegabbana doityourself dogsandcats
  dodgecummins doctor1488 docholiday dna123zebra1 dleitvbhzm dkflbvbh1988 dkflbrfdrfp dkfl228888 dk123456789 djqyfvbhjd
  djpdhfotybt1992 djdrfgenby1 djdfhekbncgc djccnfyjdktybt disconnect dirkdiggler dinozavrik dimanfrolov dimadimadima dima583574
  dima12345678 dima123456 dildodildo dikusha777 digitalize dieselpower dicksucker dickdickdick dibamasiah diana94333 diamond442
  diabolical dfkthmtdbx dfkthf12345 dfgys34ds432sd dfgdfgdfgdfg devostator devilman666 deusdoimpossivel desperado1 desertstorm
  derlith808 derevo12345 derevneaall denodeluxe demonshilen demoneo666 demetrius1 dementor1994 demben424444 deltron3030
  deltadelta deklaroen8 dekkers2002 deinemutter defcon2387 defaultwsdlh deescrever deerslayer deecash1234 december28 december23
  december16 deaththekid deathnote14 deathdealer deadrising deadpeople deadman123 deadlocked dead123321 dead123123 ddtlbntgfhjk
  dctvgbpltw dctgjkexbncz dcqvfegmgr dbzmicrosoft dbzearthlink dbrnjhbz2010 dbnfkmtdbx dbiytdcrfz daylighter davituliani
  davidg63_2000 davidbowie davidarenson davegrantbrown dashka25061997 dashakakasha darrenshan darkside1989 darkshadow darkmatter
  darkmagician darkcavern darkangel1 daredevils daredevil1 darcyrhoda danilka123123456 danila2001 danil12345 daniil2003
  daniil2000 danieldaniel daniel1988 daniel1234 damienlord12 dallastexas dacheng198 d6v1n41d6v1n41 d1a2n3i4l5 czcmrbvfczcmrb
  cypresshill cyjdsvujljv10 cyclo327911 cxfcnmtvjt cvtybgfhjkm cutethings custommarsha cujo_da_cat cualquiera ctvbhfvblf
  ctrcvfibyf132 ctktyfujvtp cthutqsergey cthutq1988 cthutq1975 cslistserv crzywhtboy crystal123 crusadercrusader crosscheck
  cristoteam cristinalov cristianoronald cristaline cricket123 crazymoney crash3823776 cpmodcpmod coyoteugly cottonwood
  cottoncandy correction coronation cornflower coreytaylor corazoncit copperdoor coolerblik56 cookies1234 cookiepuss
  cookiemonster conversions contabilida constrictor constellation connoisseur configwizard computer10 compuserve compressor
  community1 commonwealth commoncommon commander1 comewithme combatacct1 cold|fusion codename47 codebreaker coastalvac
  coalchamber cnthkbnfvfr cnjghjwtynjd cnhtkmybrjdf cnhjqrf2011 cnhbgnbpth cnfybckfdf cnbdtyrbyu clubcapt01 clkthesims
  cliffhanger clearwater clawfinger claudemonet ckhn1secri ckfdfuthjzv ckfdenbx14 cjwbjkjubz cjrjkjdcrbq cjkywt1402 cjcbpfkege
  chupacabras chujciwdupe christoffer1 christina2 christiana christian5 christian0 christensen christabel chocolates chocolate88
  chocolate7 chocolate5 chiyeuminhem chingching chillywilly chilipepper chickenman chickenbutt chichester chevytrucks
  cherkashina chepizenko chelsea123 cheguevara cheburator cheaptrick cheaphornybastar charlied0g charlieboy charlesdon
  chapmanpk1995 chaikovsky chadmurray cgtwyfp777 cgjldsgjldthnjv cghbtpljv6 cgfcbujcgjlb cgbhbljyjd cfytrcfytr cfvjythajhtdf
  cfvfzvbkfz cfdbyjdrf35 cf29if10547 cevthrb123 cevckbz928 cerfytktpmdfrr cerfrfhftn cerfgblfhfc cerfcerfcerf centrgroup
  cellardoor celebration cehjxtrbrjn cegthujdyj cegthlegth cdavis2000 cbd5387838 cb9tocjiab cazzocazzo cattleya49 casiocasio
  casablanka cartwright cartoon123 carter2010 carpenter1 carlos1234 carlocarlo cardiology caravaggio capitalone campbellsport
  callofduty5 calcavecchia caesar1962 c6g38kinsl c1c2c3c4c5 c04fa372a7 byyf1991vensuper byrdbpbwbz byntuhfwbz bynthathtywbz
  byjcnhfytw bvvtkmcnjhy buttmonkey butterfly3 butterfly25 buttcheese business123 bushwacker buongiorno bunnyrabbit buhshfpevf
  bugsbunny1 buffysummers budweiser2 buckingham buckethead bubblebutt bubba14090 brownpride brothers98 broomstick brokenheart
  brokenarrow broadway2012 britishgold brightstar brightness bridgeport briankrause brettfavre breakstuff brandywine bottleneck
  borovikova borntokill borderline boothusr84 boosucka-wanger boomboompow boogienights boobstotoot bondstreet bondarchuk
  bolivarist boghampton bnimdasflgbnq blumentopf bluesclues bluemarlin bluejackets bluebottle bloomfield bloodyhell bloodsport
  bloodrayne blonda229404 blessthefall blairwitch blacktiger blacksabbath blackpower blacknight blackman57512 blackjesus
  blacker777 blackdicks blackdevil blackcocks blackbetty blackandwhite bisounours birthday71 birthday46 birthday38 birthday37
  birthday30 birthday25 birthday24 birthday19 birthday144 birthday135 birthday131 birkjen-jengele birdofprey birdman2000
  biohazard5 binanybuigo billythekid billyboy02 billiejean billidikii biglobe1070 bigjohnson bighill509 bigdickdaddy bigdick123
  bigdaddyal20 bigdaddy12 biedronka1 bezobrazie bettyboop1 beruashvili bertandernie bennythepoo benjamin123 bendis-chrisbln
  belomorkanal belochka090619 belleville bellatlantic belkabelka beg7470hoo beerisgood beavis2001 beautifull be92nj74am56in
  bcnjhbzhjccbb bbq6d2mj6x bball4life battlefield3 batmannwill batman1234 batesmotel bassplayer bassingwell1 bassingwel99
  bassguitar basketball3 basketball12 basketball10 baseball99 baseball91 baseball27 baseball25 baseball01 barracuda20876
  barneyrubble barcelona0 baracuda123 banderos88 balloonssnoollab ballbuster balerina369 badminton10 badenbaden backstroke
  backpacker bacdafucup babygurl11 babygirl12 babyboomer b70wm0nk3y5 b5kl36hbat b1h2b3y4f5 b1b2b3b4b5 b16delta19 azerty1234
  az123456789 ayylfhl911 avram8vadim avengedsevenfold avellaneda aurapasswor aurangabad atmosphere atlantis666 atk23tksfj
  at1asat1as astrocreep astonishing asteriostm asterios123 assumption associates assistante assignment assemblylist
  assasinecreed aspire6930 aspire5920g aspire5920 askimbenim ashleywilliams2010 ashewitt2003 asgq34ttsd asf9fz17i2 asds1234qa
  asdkaj89809 asdfqwer1234 asdfqwer123 asdfghjklzx asdfghjkl12345 asdfghjkl12 asdfghjkl0 asdfasdfasdf asdasdasd123 as123456789
  artemka123 artemis1908 artamonova arsenalfc1 arquitectura arquitecto argentina1 architetto arcanapower aramzamzam aquamarine
  applicatiom applejacks apple12345 apothecary apolloapollo apolinaria apocalipse apachelake antqueen2010 antonio111 antofagast
  antiapantiap anthony123 anotherone annihilation anjingsemua1 animeanime anhyeuemnhieulam anhchiyeuminhem angellover angeldevil
  angel12345 anfisa1989 andy73taylor android1102 andriy1996 andrey44714 andrey1997 andrey1990 andrey1976 andrey12345 andrew1994
  andrew1988 andremarcos andrei2011 andrei1990 andrei1989 andrei1969 andrei1234 andrea2002 anderley2011 anatolivna anatolievna
  anastasia1 anamaria143 analintruder anacarolina amphetamine amonamarth ameedlove123 amdsempron amatory667 alquimista
  alptraum49 alpinestars allyouneedislove alltimelow alldaylong allahoakbar allahallah alive13167 alisa280492 alinkamalinka
  alina12345 alhamdulillah alexandrion alexander8 alexander7 alexander12 alexander01 alexalexalex alex20071995 alertemail
  alenaalena aleksei123 aleksashka aleksandr1 aleks1236556321 alejandro123 alejandrin albina1995 alarmclock akramnader
  ajw4za9teycv ahfyrbyintqy agresor201124 aggiepride againagain aftershock afterforever afqhhekbn121 affordable aezakmi007
  advertisin adrenalina administration adidasonparas123 adidasandnike adidas1996 adeladel131 adamlambert activities acicoacico
  achievement aceroacero aceraspire accomplish aca301cpas absolution abrakadabra1 abdullaeva abcxyz1234 abcelmo123 abcdefgh99
  abcdefgh2000 abcdefggfedcba abcdefg12345 abcd!efg!123 abcdef1234 abcdeedcba abc191980bb abc1234567 abc1232000 aawildwoolf1
  aaaaavladaaaaa aaaaaaaaaaaaaaaaaaaa aaaaaaaaaaaaaaaa aaaaa55555 aa069682638 a9h3gvy9lf a99anehu12 a96mustang a9609061214
  a85208520a a7575999975a a5963259632a a55555555a a3n7yfx519 a3531534b415 a321654987 a1s2d3f4g5h6j7k8l9 a1l2i3n4a5 a1a1a1a1a1
  a1996251125 a12s12d123 a0c90f57da a0000000000a 9czw8bn1wf 99problems 9999346936 9988778899 9932525011995 98y96u5i6u
  987654321qw 987654321qaz 987654321p 987654321l 9848022338 9733240748 9632142530 9517536482 9496756436 9418mjones 9401212650
  940091192300 9232483824 9204545204 9195002478 9119320448 9108920757 9069962469 9066145666 9049907898 9043402372 89je4q8j92r0y
  8989898989 89636014320 89611086252 89524859637 89519406225 89518474487 89508074830ice 89505701297 89501665126 89286002521
  89281309522 89279881081af 89279797011 89270869449q 89224072769 89223414885 89213324965 89208900609 89193253000 89191987624
  89178666327 89176814404 89154116110 89137265644 89121344466a 89116446869tema 89105193203 89103832458 89096319050m 89081320048
  89080431661 89048694167 89045758960 89042730408 89041520310 89032866338 89021405325 88652942479 876543212000 87027273088
  87022620668 87003346850 8363434480sx 82airborne 8246582465 80988621907 80986162323 80983567889 80983298660 80982006802
  80979685483 80978592102 80977802970 80976915268 80975558735 80973760864 80973427454 80973377131 80972653671 80972434847
  80968379901 80965939486 80961694860 80961386686 80956103165 80954441460 80954058591 80937522496 80688800742ilona 80681044497
  80676123974 80675811225 80671757011 80662456873 80662009954 80634329710 80632781147 80567242566 80509779039 80509214154
  80508554163 80507735772 80507001925 80506220898 80506203416w 80506123717 80505932798 80505394865 80505251243qwe 80502941045
  80502668313 80445700965 80333121556a 7nc4lqw7to 7fq87nflgg 7b41a5943c 789963123741 78963214zu 789456qweasd 789456123d
  78945612344752 7894561233 7894512365 7878787878 7877378773 777wulfgar 77777777777 7777777333 77599063407 76maawl7qsrai
  76543211234567 764608adelka 7590019552ghja 753951753951 753951456852 753453753453 7524275242 751243538629 7503067647
  7422961300 7370925538 72dolphins 6ijbotpoee 6croxford9 6bc8a3652000 69wilbanks 69savannah69 696gdetotut 695696qw16 6789012345
  676755lolo 66chevelle 666999333as 655321alex 6543212000 654321123456 6402301258 638131dima 637nq781wp3h 634832klpo50
  6145350042s 6136030moska 6001725230 5thelement 5dzhk5jd8h 5cnopo8d5r 5678901234 565656werasd 5628625run 55555666666 555555555a
  555555555555 5555544444 555333222q 543279937954lol 5429818flower 53xp8c7agyxls 5368025102 535148326159 525783qwer 5164593129
  501877501877 4ng4110r123 4fyfcnfcbz4 4everyoung 49wizard51 495867qwerty1 492k41km7fj 48gjgeuftd 4825550100 460570885341
  456852456852 4545454545 453188mtys 45123678910 450512450824 448017251810 4444333221 43614664414 420fm504710 4005464313
  3y4iuy4iqd 3gjhjctyrf 3giv6ro89q 3edc4rfv5tgb 3daysgrace 39001007600 385385385mf 378642niki 36bby4qnvf 3632754789 3615857368
  3553435534 3456342963 341822554792 3382101615 3364546454 3321216310 330738peter 329usalva007 32584cthutq 32517limyve
  3250245026 321ewqdsacxz 321654987q 321321321a 3192heptagon 315102001112 30061990sdf 2x4karyzbyee 2w3e4r5t6y 2m5i0s2h9a7
  2legit2quit 2frtyw04k5 2beornot2be 28elkedelaet 28612dazer 2828282828 2805728057 280141963aa 27ab55ce67az 270mixeron0561
  2663526635 2620009777 2525252525 2519882dasha 2468524685 246824682468 2457896243 2456324563i 24356811416 242354tret 2414724147
  2317823123 230790dgbple 23021997namher 228papirosim 21mc10mc89 2124321243 2117101984 2113853211 2103890302 201120112011
  2010benvanburen 200420052006a 1t2a3n4y5a 1s8nb1bnb1 1s2v3e4t5a 1s2s3s4s5s 1qwertyuio 1qweasdzxc1 1qwe2asd3zxc 1qbabyless
  1qaz2wsx3edc4rfv5tgb 1qaz2ws3e4 1q2w3e4r1q2w3e4r 1q2a3z4w5s6x 1q23456789 1jesusfreak 1grizzly2000 1greedisgood 1fr2rfq7xl
  1daddyapril 1d2d3d4d5d 1ass2patties 1alexander 1agnieszka 1a2r3t4e5m 1a2b3c4d5f 1a2b3c4d5e6 199819981998 19980333457
  19971989zen 199519951995 1994151206 199229350m 199219921992 19912702lolik 1989101012 198619861986 1984johann 198419841984
  197419741974 1962highfab 1937286405 192639413058 1919qwqwer 18osaycan12 1805aspirine 174372362579 1627384950 159753852456
  1597532684 1593578246 1593574862 1593574682 1593574628 159357456258 1593572846 159357050505 1561560651 1525354555 15081989789
  1500370sss 14september 14passr578 14blighcrt 1491157935 1478963qaz 147896321d 1478963025 14785236987 1472580369 1456978523
  1452368910q 143iloveyou 141094lyuba 1404196841 1366613gromf 135798642q 135792468q 1357908642q 132536gt-r 1324657809
  13243546576879 1309892170 13082412860 1272sonofa 124578986532 124578963a 12457896321 123vfubcnhfkm 123qweasdzxcv
  123qweasdzxc123 123qaz456wsx 123geniys321 123dima123 123denis123 123alex123 123abc123abc 123a456b789c 123789456q 123654789z
  123654789qaz 1234qwerasd 12345yfcnz 12345sasha 12345qazwsxedc 123456ytrewq 123456vfrc 123456qqqq 123456oleg 123456ivan
  123456dima 123456anna 123456987a 1234567qqq 12345678qq 12345678abcdef 123456789zxcvbnm 123456789zxcv 123456789tun
  123456789sasha 123456789rfnz 123456789po 123456789na 123456789hola 123456789da 123456789asdf 12345678998 12345678987
  123456789321 1234567891234 12345678910q 12345678910n 1234567890h 1234567890asd 1234567890abc 123456789098 12345678902
  123456789012345 1234567890-- 123456789! 123456789_ 1234567887 12345678123 1234566543 1234561999 1234554321z 1234554321vfrcbv
  1234554321s 12344321az 123321qwer 123321123a 12332112332 123234345456 123123qwerty 123123321321 123123123aa 12312312312
  121212121212 1209348756 1123581321neko 1123581321a 11223344qwe 1122334455qq 1122334455q 111333222a 111111111q 1111111112
  11031991xd 110022993388 10actros02 109876543210 1092387456 10564887976 1029384756k 1020304050a 10203040506 1015985273
  101291demon 1011121314 1010011010 1007134311 1000xthntq 0990526994 0987667890 0987654321qw 0987654321qaz 09876543210
  0977006273 0973076363 0935496111 090807060504030201 0877095159 08121991ccc 070289070289 069118721456 06028006tata 05dagestan05
  057yeja1zpc3ljx8ci 0576558904 0547334159 0542312345 0542102742 0507729787 05071993zxc 0506070809 05052960303 0502198531
  0495845368 03434111340 031060220793 03051995az 022541boda 01t09j2004 0123456789q 01123581321 0101010101 00250025abc
  0014569326m 0011223344 00000000000000000000 000000000000000 zzzzzxxxxx zzzzz12345 zzzxxxcccvvv zzzm4rr666 zzzaaazzzh
  zzxxccvvbb zz77rap77zz zz19911991 zyxel72k51 zydfhm2011 zydfhcrfz27 zxzxzxzxzxzx zxcvzxcvzxcv zxcvbqwert zxcvbnzxcvbn
  zxcvbnmasdfghj zxcvbnmasdf zxcvbnmasd zxcvbnm2010 zxcvbnm1234567890 zxcvbnm12345 zxcvbn12345 zxcvbn1234 zxcv123456 zxcmnb1209
  zxcdsaqwerfv zxcdsaqwe321 zxc123asd456 zxasqw1986 zx454888ebay zx42635942 zx1254tanj zvezdochet zvezda2010 zvbkkbjyth
  zukinorita zse4rfvgy7 zrhenjqxtk1 zpyf.gfhjkm zoolook137 zolushka95 zolushka18 zolushka13 zolter1992 znfrfzrfrfztcnm
  zlodeivot88w3er zlatazlata zlata12345 zkenmitxtvns zipzip0916 zigazaga88 zhopazhopa zhjckfdzhjckfd zhjckfd2009 zhi2fge169
  zhenya1515 zh7mq1zigp zgjkyfzlehf zg3tmt75rt zezimazezima zezima12345 zevfvslehjxrf zest5526433 zenitpiter zenanthrrt4
  zekkez1996 zebrazebra zdktybt777 zczrefrection zcfvsqrhenjq zcfvsqkexibq zcfvfzcfvfzcfvfz zavialov1990 zasxcderfv zasadazasada
  zaqzaqzaqzaq zaqxswcde1 zaqwsxcde321 zaq1xsw2cde3vfr4 zaq123edcxsw zaq1234rfv zaprosto10 zappazappa zapadlo136 zantezuken
  zannuke123 zanepops27 zamerzamer zaibuneng198710 zaebalovse zaebalivse zadolbali1984 zachemparol z81iysh55h z72u4xbv9k
  z513092572 z3v09ch51w z1z2z3z4z5z6 z1x2c3v4b5n6m z1979lbyfhbr yyapelmejko yura11061996 yummypussy yulyayulya yuliya1995
  yuliayulia yui89213641706 ytvfrc5130 ytty5656ty56 ytrewq12345 ytr03051993 ytnevtyzgfhjkz ytkes9959evh ytdvbyztvsq ytdhjkjubz
  ytdcrfz2476 ytantrfvcr yssss19977 yra3262010 yqkki8yutvdg yoyoyoyo19 yourmom123 youknowwho youcantseeme youarethe1
  youaremylove youaremine ymisamigos yjvth3632171 yjplhtvjxrf0102 yjdujhjl52 yjdsqujl2013 yjdsqujl2012 yjdsqujl2010 yjdsqujhjl
  yjdsqgfhjkm15 yjdsq823819 yjdjtgjrjktybt yjdjldbycr yjdjehfkmcr yfujhirtcbltkrjhjkm yfnfkb2010 yfnfifyfnfif yfnfif1986
  yfnfif1985 yfnfif1984 yfnfif1983 yfnfif1976 yfnfif1975 yfnfif1972 yfltymrf123 yfcnz2yfcnz yfcnz12345 yfcntymrf123
  yfcntyfckfcntyf yfchfnm123 yfceyfirjke yellowstone yellowbird ybrjveytdthm ybrjkfqrjdlbvf ybrbnf2011 ybrbnf2000 ybrbnf1997
  yblthkfyls yaxscdvfbg yatsenk01308 yatebyalublu yaroslav2011 yaroshenko yapr6s9hqh yapilolik155 yamaha_cdr yalublusebya
  yakubovich yabastante yaallah123 yaalimadad y0s84jkxrztq xzkxqd4137 xyivzlomaesh xxxmisterxxx xxxhackers xxx1999xxx
  xxx124578123 xxx03111994 xxj31zmtzzkva xx85.enk7a8m2 xx123cardoso xwy5864297 xvjrbxvjrb xtx89xtx89 xthyjtvjht xthyfzgfynthf
  xthyfzfrekf xthtlybxtyrj xthtgfyjdf xthrtccr65 xthnjdobyf xtcnthabkl xs12340987 xrizantema xpac196980 xldir6us9wk8 xla69dnay82
  xkty1234567 xinmima09362 xhxqrq89309 xgeneration xfqckbvjyjv xesrusches xeljdfhobr27 xckl6v4cdg xbox360live xblhintb9w
  xaxbczczaax xaxaxaxaxa xachatryan x5ddxpstm9 x4prmbdhfxh x123456789 wzr12dun6x wyotftffju www9356527575195 www89062803177
  wweuniverse wuseldusel wunderland wukwinwukwin wtynhfkmyfz wtvtynjdjp wtb220wtf220 wsydcig761 wsxwsx1234
  wso9rycamguchqpdwwvbad wsnjgkfpvf wshhzqgaqr ws4zvm85vsuq wrwff212uu wrestlemania wpd21128gp wpc5d6u1rh worthington
  worrior6621 wormix_war worldismine workathome woodworking woodkitten wonderfull wonderful2 wolverine99 wolverine3
  wolverhampton wolfmother wolferman777 wmpfeature wladimir1994 wkiskey232 witchdoctor winter3568 winter2011 winter1991
  winter1234 winston1986 winston123 winniepuch windwalkerr windsurfing windowsvista windowslive winchester1 williewonka
  williemays williamfuss william12345 wildhorses wiggles123 whitewitch whitewidow whitestripes whiteshark whitejoint whitecloud
  whitechicks whiteangel whatthehel whatisthat whatever18 whatasofty wgqerlkzxc wetpanties weterweter werther519 weropering
  weronika12 werewolf123 werewolf12 weras12345 wellington1 welcometohell welcomehome weisskreuz websolutions69 websolutions007
  webslinger webpassword weathertg4 weatherford wearexrated wearelegion wd9dwgka9mkr wcteam2003 wcrfvjcrdf wc3tftdota waterworks
  watershed1 waterproof watermelon1 waterfront water4me55 watchtower was_rejected wash8845219 wasd852456 warriorwithin
  warrior12345 warrior123 warnkenggtr warmachine warlock1979 warhawk6846 warewo1olf3 warcraftrenat wangwang2013 wanderlust
  wallywally walley2003 walkman123 walkingrain walesonskilz wakrivetka wakeboard1 wakaflocka waitandbleed wachtwoord1 w999999999
  w7tlaninorh w7dy287ktshn w66yrybgra w34an7d60a w248403198828w w123456789 w0173254522 vzcjvzcj20 vvvvvvvvvvv vvvvvvssssss
  vv22071988 vucnepo4ek vtxnfblbjnf vtujgfhjkm vtte727xgi vtnhjkjubz vtnfvjhajpf1 vtnfvatnfvby vthndstleib vsjgrnel12 vsemprivet
  vselennaya vsebudetxorosho vsdctevhtv vq6m5spb3ukero vozrojdenie vovanvovan vovan12345 vovadima2819 vova317545 vova123789
  voroshilov voodooudo99 volgodonsk volga31105 volcano2312 voetbal123 vmtvk38933 vmj0030000 vleofdhghxxp vladreghbzyjd
  vladimir2011 vladik2005 vladik1995 vladbondar vlad_174rus vlad123vlad vlad123456789 vkontaktedrug vkontaktebuggy vkontakte2
  vkontakte111 vkont191988 vkns9wzarb vkcwelv262 vjzvfvjxrf vjzbuhf1993 vjqrjynfrn vjqntktajy53 vjqntktajy vjqcegthgfhjkm
  vjhjpbcjkywt vjcrdfcbnb vjcrdf1980 vjcrdbx412 vivaorient vivamexico vivalasvegas vitya852010 vitos12345 vitalik1998
  vitalik1997 vitalik1993 vitalik1991 vitalik1989 vital30125 vision2lead vishwanath violetta1992 vinnythepooh vindicated
  vincent2010 villamonte viktorovi4 viktoriya1993 viktoria22 viktoria1989 viktor1994 viktor1986 viktor1978 viktor1971 viktor1967
  viktor12345 vikquicker vikavika10 vikachka7777 vika547569 vika123456789 vika123456 vijayvijay vietnamese videovideo
  vidasaudavel victory123 victorious victoria99 victoria15 victor2000 viaggia123 vh5sxz3tewey vgsxavgsxa vgq7tfvsni vglu4tl73h
  vfylfhbyrf2002 vfyecrhbgn vfvjxrf1976 vfubcnhqwe vfrfhrbybkmz vfrcfyfkjdbx vfrcdexswzaq vfrcbvrf90 vfrcbvrf12 vfrcbv565656
  vfrcbv2009 vfrcbv2008 vfrcbv2003 vfrcbv1994 vfrcbv1989 vfrcbv12345 vfrcbv1141 vfrcbv050489 vfqcrbq123 vfpfwerbc01 vfndtq2011
  vfndtq2010 vfnbvfnbrf vfltvefptkm vfksubybdfy vfkbyrf123 vfhrtnjkju vfhnsytyrj vfhnbyb111 vfhnbhjczy vfhecz2010 vfhecz2005
  vfhectymrf vfhcjdyf1994 vfhcfkmcrbq vfhbzvfhbz vfhbzbdfyjdf vfhbyf2009 vfhbyf19981902 vfhbyf1987 vfhbyf1986 vfhbyf1984
  vfhbyf1977 vfhbirf666 vfczyzvfczyz vfcnthitaa vfbn2szj63 veteran240282 vesnavesna verveloabball vertyporokh123 vershinina
  veronika25 veronika1986 veronika18 veronica123 verizon123 venvr8vr883f ventilyator venomancer venom211192 venfynvenfyn
  vendetto123 venderprajs veluxptfcor vehpbkrf13 vehfnjdfqaz123496 vecjhjghjdjl vdguzman011 vcb2009byday vbtfztz3ehdw vbnhjgjkbn
  vbkkbjythif vbkfy12345 vbifbhfr123 vbhystgbgrb vbhjplfybt vbhjiybrjd vbhevbh123 vb9djgjdwxdq vazik21093 vasya12345 vasika1234
  vascorossi varvara2010 vartazarian vanyachuyko vanillasky1 vanillasky valiente71 valery7424 valeriyalove valerievna
  valerakish963210 valera2012 valera1998 valera1994 valera1993 valera1982 valera1968 valera1961 valenzuela valentinovna
  valentinas valentina123 valentin1995 vaisefuder vadimka777 vadimka12369 vacaciones va306566153156 v23011967v v1a2l3y4a5
  uytplbkjdf uyjvnjhufi uuuuuuuuuuuu uu64kn1egi utkbrjgnth uthvfybzrfekbnw uthjzvckfdf usurpation username69 user692905
  user5180670 urlacher54 uqbk68jf75pc upsidedown upholstery (unverified university1 universita universe94 uniprocessor
  underwhater undertaker1 underpender underkover underground3 underground2 undergraund undergrads undeground undefi_jysir
  undead2008 unclchichi umc55632301 umathurman ultimathule ultimate21 ultimate12 ultimat123 ukflshekzn ujkma123456 ujkjlhfytw
  ujhjlljhju ujhftdthtcn ujgcnjg2010 uhlvuhlvlove uhfylvfcnth22 uhbujhmtdyf uhbifuhbif ufkfrnbrf74 ufkbyf1952 ufhltvfhby9
  ufhbaekkbyf uffhfhekbn udkzarniamov udfltkeggf uclabruins uchihasasuke ublhfhubhev ubgthvfhrtn ubgjnfkfvec uaiobg9312gg1
  uaeuaem6597676 u91p48w301 u7yno5t180 u764x1k225 u73skd3kls u3bkdrf357 u293484960 tzmzikyd8bmc tz0vbtp746 tytytytyty
  tyljrhbyjkju txmasterpppp twojastara twintowers twinktwink twinkletoes twinklegend twillikiki1122 twilight2010 twilight123
  tweety12345 tweedledum tvmsclrf68 tvinktvink tutanxamon tuscltuscl tuscljarvik tuscl123123 turpentine turbopascal
  turboblink182 turashvili tumoxalwmz tujhrf1997 tuborggreen tu4stu4kins279 tttttttt2000 tttttt2000 tsso049991 tsoikino950
  tsibulskiy tserber123 trymycode91 trustno269g trustn00ne trustmaster truckmouse truboprovod tru2dagame trottolino troop4life
  trofimchuk triumvirat triskelion trisdog7cp trintrin05 triderredirt tricking123456 triathlon1 trfnthbyf21 trfnthbyf2
  trfnthbyf1995 trezeguet2 treadstone travmatolog travelling travelinstyle tratatushka tratata123 transserfing transplant
  transition tramontana traktor123 trainwreck trainspotter trailerpark trafficforme trafficexchange traffic123 traditional
  trademaster tracon130591 toysoldier toyotatacoma toyotamark2 toyotacelica toxa3353520216 towermount totaldrama toshiba2771
  toshiba123 torrevieja toomuchsugar tool369963 tonythomas tonystewart tonyparker tonymontan tony123123 toniville46 tom.nancy5
  tommiller57 tomkocher01 tomisdebom tomato1981 tokiohotel123 toeirerdio tocotronic toblerone37 tnf37i6sdy tmntturtle
  tmihhp35gjwk tlbycndtyyfz tktrnhjybr titanqwest tishamisha tintan1027 tinkywinky tinkiwinki timswebgood timesofindia
  timeismoney timduncan21 timberline tilahun2010 tikilamp11 tiigrikutsu tigger6063 ticonderog ticaltical tiamotanto thytcgfnty
  thundercloud thunderbirds throatfucker threetwoone threesome3 threepwood thorshammer thoomasefb thomasthomas thomas7710
  thmpv77d6f thissucks1 thisismypassword thisisatest thisinstance thirdreich thiesing-daniela theworldismine theundertaker
  thessaloniki therooster therangers theojaspers themisfits thelast733 thejawjaster thehedgehog thegazette theend2012
  thedarkness18 thedarkknight thedarkangel thecolonel thechosenone thechemodan thebigone03 thebigboss theangel777 thathazinha
  thanks2000 thanhnguyen thanhhuong thaiseuteamo testosterone tervetuloa terronha11 terpsihora termopast12 terimakasih
  tereshkova tereschenko tep0611abc tenten1010 tennisball tennis2000 tennessee1 tenaciousd tempaccess televocomigo teleseti83
  telemark68 telefunken telefoon123 telefonino tegusigalpa tefpvqf933 teensteens teenshardcore teeheelolz tedtest543 teddybeer01
  technologies teamomigue teamomiamo teamojesus teamoandre teacherspet tdutymtdyf tdutybqjytuby tdutybq12345 tda02081986
  tbuhk123456 tbrunson-serihs tatyana1967 $tatyana09$ tatatatata tastytreat tastesgreat taskmaster taskforce141 tarnavskaya
  tarantella tarantasik tarakan4ik tarakan209 tarakan123 tanyan2013 tanya1234567890 tantisoldi tannenbaum tanglefoot tangentbord
  tallahassee takingoverme taichi110183 tagnsw26t6 tadlobk2000 tabularasa t6dlniahehjsktr60vp8rb50e2 t1t2t3t4t5 t1a2r3a4s5
  t12k16y19w systemofadow systematic syperbafer syncmaster710v syncmaster1 sylviarafael sykamyxa3gg swordsinger switchfoot
  swingers69 swimming123 swforever777 sweetlover sweetcandy sweatpants svstime007 svskosvsko svoloch2010 svoboda1992 svistunova
  sviatoslav svetlashka svetlanochka svetlana88 svetlana77 svetlana71 svetlana62 svetlana2011 svetlana1993 svetlana1982
  svetlana1978 svetlana123 svetik1989 sveta12345 svaytsvayt suspension sushisushi susanna1997 surfergirl supervolde1 supervizor
  supertramp superstock superstars superstar123 superspurs superskunk supersecret superpassword supernova1
$words$, E'\n', ' ')) > 0
$$;
comment on function private.is_breached_password(text) is 'Whether this lowercase text is one of the 10,000 commonest stolen passwords.';
