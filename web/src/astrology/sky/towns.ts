/**
 * The towns of each state of India: name, degrees north and east to a hundredth (a kilometre). Brackets have other spellings
 * and old names. Positions by GeoNames (geonames.org, CC BY 4.0). Of the southern states every district's town, every town
 * above 50,000 people (Census of India 2011) and smaller ones. They are checked against the post offices of India Post, whose
 * name stands where GeoNames has none. Of the others state capitals, large towns, and towns that share a name with another.
 */
const townsOfStates = {
  'Tamil Nadu': `
    Alandur 13 80.21 (Alandoor); Ambasamudram 8.71 77.45; Ambattur 13.1 80.16 (Ambathur); Ambur 12.79 78.72; Anaiyur 9.96 78.11;
    Arakkonam 13.08 79.67; Arani 12.67 79.29 (Arni); Aranthangi 10.17 78.99 (Arantangi); Arcot 12.91 79.32 (Arkadu);
    Ariyalur 11.14 79.08; Aruppukkottai 9.51 78.1 (Aruppukottai); Attur 8.32 77.26; Attur 11.59 78.6 (Aathur); Avadi 13.11 80.1;
    Avaniyapuram 9.88 78.11 (Avaniapuram); Batlagundu 10.16 77.76 (Vathalakundu); Bhavani 11.45 77.68 (Bavani);
    Bhuvanagiri 11.44 79.65; Bodinayakkanur 10.01 77.35 (Bodinayakanur, Bodi);
    Chengalpattu 12.69 79.98 (Chingleput, Chengalpet); Chennai 13.08 80.27 (Madras);
    Cheyyar 12.66 79.54 (Tiruvethipuram, Thiruvathipuram); Chidambaram 11.4 79.69; Chinnamanur 9.84 77.38;
    Coimbatore 11.02 76.96 (Kovai, Koyambattur); Colachel 8.18 77.26 (Kulachal); Coonoor 11.35 76.79;
    Cuddalore 11.75 79.77 (Kadalur); Cumbum 9.74 77.28 (Kambam); Denkanikottai 12.53 77.79; Devakottai 9.95 78.82 (Devakotai);
    Dharapuram 10.74 77.53 (Tharapuram); Dharmapuri 12.13 78.16; Dindigul 10.36 77.98 (Thindukkal);
    Edappadi 11.59 77.84 (Idappadi); Erode 11.34 77.72; Gingee 12.25 79.42 (Senji); Gobichettipalayam 11.45 77.44 (Gobi);
    Goundampalayam 11.04 76.92 (Gaundampalayam); Gudalur 9.68 77.25; Gudalur 11.5 76.49; Gudiyatham 12.95 78.87 (Gudiyattam);
    Guduvanchery 12.85 80.06 (Guduvancheri, Nandivaram-Guduvancheri); Gummidipoondi 13.41 80.11 (Gummidipundi);
    Hosur 12.74 77.83; Ilayangudi 9.63 78.62 (Ilaiyangudi); Inam Karur 10.98 78.09; Jayankondam 11.21 79.36 (Jeyamkondam);
    Jolarpettai 12.57 78.57 (Jolarpet); Kadayanallur 9.07 77.34 (Kadaiyanallur); Kallakurichi 11.74 78.96;
    Kanchipuram 12.83 79.7 (Kancheepuram, Kanchi, Conjeevaram); Kangeyam 11.01 77.56 (Kangayam);
    Kanyakumari 8.09 77.54 (Kanniyakumari, Cape Comorin); Karaikudi 10.07 78.78; Karamadai 11.24 76.96; Karur 10.96 78.08;
    Kasipalayam 11.32 77.71 (Kasipalaiyam); Kasipalayam 11.46 77.33; Kayalpattinam 8.57 78.12 (Kayalpatnam);
    Kilakarai 9.23 78.79 (Keelakarai); Kodaikanal 10.24 77.49; Komarapalayam 11.44 77.71 (Kumarapalayam); Kotagiri 11.42 76.86;
    Kovilpatti 9.17 77.87; Krishnagiri 12.52 78.21; Kulithalai 10.93 78.41 (Kulittalai); Kumbakonam 10.96 79.38;
    Kundrathur 13 80.08 (Kunrathur); Kuniyamuthur 10.96 76.95 (Kuniamuthur); Kurichi 10.96 76.97; Lalgudi 10.87 78.82;
    Madhavaram 13.15 80.23 (Madavaram); Madurai 9.93 78.12 (Mathurai); Maduravoyal 13.07 80.16; Manamadurai 9.67 78.47;
    Manapparai 10.61 78.43; Mannargudi 10.67 79.45; Maraimalai Nagar 12.8 80.03; Marthandam 8.31 77.22;
    Mayiladuthurai 11.1 79.65 (Mayavaram, Mayuram); Mettupalayam 11.3 76.94; Mettur 11.79 77.8 (Mettur Dam); Musiri 10.95 78.44;
    Nagapattinam 10.77 79.84 (Nagai, Negapatam); Nagercoil 8.18 77.43 (Nagarcoil); Nallur 8.87 77.52;
    Nallur 11.1 77.39 (South Nallur); Namagiripettai 11.46 78.27; Namakkal 11.22 78.17; Natham 10.23 78.23;
    Nellikuppam 11.78 79.67; Nerkundram 13.06 80.21 (Nerkunram); Nerupperichal 11.16 77.37 (Neripperichal); Neyveli 11.54 79.48;
    Nilakottai 10.16 77.85; Oddanchatram 10.48 77.75 (Ottanchathiram);
    Oggiyamduraipakkam 12.95 80.26 (Thoraipakkam, Duraipakkam); Omalur 11.74 78.05; Palani 10.45 77.52;
    Palayamkottai 8.72 77.74; Palladam 10.99 77.29; Pallavaram 12.97 80.15; Pammal 12.97 80.13; Panruti 11.78 79.55 (Panrutti);
    Paramakudi 9.55 78.59; Pattukkottai 10.42 79.32 (Pattukottai); Perambalur 11.23 78.88; Peravurani 10.29 79.2;
    Periyakulam 10.12 77.54; Periyasemur 11.36 77.69; Pernambut 12.93 78.72 (Peranampattu, Pernampattu); Pollachi 10.66 77.01;
    Polur 12.51 79.12; Ponneri 13.34 80.19; Poonamallee 13.05 80.11 (Poonamalle, Poovirundhavalli);
    Pudukkottai 10.38 78.82 (Pudukottai); Puliyankudi 9.17 77.4 (Puliangudi, Puliyangudi); Rajapalayam 9.45 77.55;
    Ramanathapuram 9.37 78.83 (Ramnad); Ramapuram 13.03 80.18; Rameswaram 9.29 79.31; Ranipet 12.93 79.33 (Ranipettai);
    Rasipuram 11.46 78.19; Salem 11.66 78.15; Sankagiri 11.48 77.87 (Sankari); Sankarankovil 9.17 77.53;
    Sathuvachari 12.94 79.17 (Sathuvacheri); Sathyamangalam 11.51 77.24 (Satyamangalam); Sattur 9.36 77.92 (Sathur);
    Sengottai 8.98 77.25 (Shenkottai, Shencottah); Sholinghur 13.12 79.42 (Sholingur); Sirkali 11.24 79.74 (Sirkazhi);
    Sivaganga 9.85 78.48 (Sivagangai); Sivakasi 9.45 77.8; Sriperumbudur 12.97 79.94 (Sriperumpudur); Srirangam 10.86 78.69;
    Srivilliputhur 9.51 77.63 (Srivilliputtur); Tambaram 12.92 80.12; Tenkasi 8.96 77.32;
    Thanjavur 10.79 79.14 (Tanjore, Tanjavur); Thanthoni 10.93 78.09 (Thanthonimalai, Tandoni);
    Theni 10.01 77.48 (Theni Allinagaram, Allinagaram); Thirumangalam 9.82 77.98 (Tirumangalam);
    Thiruparankundram 9.88 78.07 (Tirupparankundram, Thirupparankundram); Thiruthangal 9.48 77.83 (Tiruthangal);
    Thiruthuraipoondi 10.53 79.63 (Tiruthuraipoondi); Thoothukudi 8.76 78.13 (Tuticorin); Thuraiyur 11.15 78.6 (Turaiyur);
    Tindivanam 12.23 79.65; Tiruchendur 8.5 78.12 (Thiruchendur); Tiruchengode 11.38 77.9 (Thiruchengode);
    Tiruchirappalli 10.79 78.7 (Trichy, Tiruchi, Trichinopoly, Thiruchirappalli, Tiruchirapalli, Thiruchirapalli, Tiruchy);
    Tirukkoyilur 11.97 79.2 (Tirukoilur, Thirukovilur); Tirunelveli 8.73 77.7 (Thirunelveli, Nellai, Tinnevelly);
    Tirupathur 10.11 78.6 (Tirupattur, Thirupathur, Tiruppathur); Tirupathur 12.49 78.57 (Tirupattur, Thirupathur);
    Tiruppur 11.11 77.34 (Tirupur, Thiruppur); Tiruttani 13.18 79.62 (Thiruthani); Tiruvaiyaru 10.88 79.1 (Thiruvaiyaru);
    Tiruvallur 13.14 79.91 (Thiruvallur); Tiruvannamalai 12.23 79.07 (Thiruvannamalai); Tiruvarur 10.77 79.64 (Thiruvarur);
    Tiruverkadu 13.07 80.11 (Thiruverkadu); Tiruvottiyur 13.16 80.3 (Thiruvottiyur);
    Udhagamandalam 11.41 76.7 (Ooty, Ootacamund, Udagamandalam); Udumalaipettai 10.58 77.25 (Udumalpet);
    Ullagaram 12.98 80.2 (Puzhithivakkam); Usilampatti 9.97 77.79 (Usilampatty); Uthamapalayam 9.81 77.33; Vadalur 11.55 79.59;
    Valparai 10.33 76.95; Vandavasi 12.5 79.61 (Wandiwash); Vaniyambadi 12.68 78.62; Vedaranyam 10.37 79.85 (Vedaraniyam);
    Veerapandi 9.96 77.44; Veerapandi 11.06 77.35; Veerappanchatiram 11.35 77.71 (Veerappanchatram); Velampalayam 11.14 77.31;
    Vellakoil 10.95 77.71 (Vellakovil); Vellore 12.92 79.13; Vikramasingapuram 8.71 77.39; Viluppuram 11.94 79.49 (Villupuram);
    Virudhachalam 11.52 79.33 (Vriddhachalam); Virudhunagar 9.58 77.96`,
  Kerala: `
    Alappuzha 9.49 76.33 (Alleppey); Aluva 10.11 76.35 (Alwaye); Angamaly 10.19 76.39 (Angamali); Attingal 8.7 76.82;
    Beypore 11.17 75.81 (Beypur); Chalakudy 10.31 76.33; Changanassery 9.44 76.54 (Changanacherry); Chavara 8.97 76.54;
    Chengannur 9.32 76.61; Cherthala 9.68 76.34 (Shertallai); Cheruvannur 11.19 75.83; Edathala 10.06 76.38;
    Erattupetta 9.69 76.78; Ernakulam 9.98 76.28; Ettumanoor 9.67 76.57; Feroke 11.18 75.84 (Ferok); Guruvayur 10.59 76.04;
    Haripad 9.28 76.46; Irinjalakuda 10.34 76.21; Kakkanad 10.02 76.34; Kalamassery 10.06 76.33; Kalpetta 11.61 76.08;
    Kanhangad 12.31 75.09; Kannur 11.87 75.37 (Cannanore); Karunagappally 9.1 76.54; Kasaragod 12.5 74.99 (Kasargod);
    Kattappana 9.76 77.11; Kayamkulam 9.17 76.5; Kazhakoottam 8.56 76.87 (Kazhakuttam); Kochi 9.97 76.28 (Cochin);
    Kodungallur 10.23 76.19 (Cranganore); Kollam 8.89 76.6 (Quilon); Kondotty 11.14 75.97 (Kondotti); Koothattukulam 9.86 76.6;
    Kothamangalam 10.06 76.63; Kottakkal 11 76.01; Kottarakkara 9 76.77 (Kottarakara); Kottayam 9.59 76.52;
    Koyilandy 11.44 75.69 (Quilandy); Kozhikode 11.25 75.78 (Calicut); Kunnamkulam 10.65 76.07; Malappuram 11.07 76.07;
    Manjeri 11.12 76.12; Mannarkkad 10.99 76.46 (Mannarakkad, Mannarghat); Maradu 9.94 76.32; Mattannur 11.93 75.57;
    Mavelikkara 9.26 76.56 (Mavelikara); Moonniyur 11.06 75.9; Mukkam 11.32 76; Munnar 10.09 77.06; Muvattupuzha 9.98 76.58;
    Nedumangad 8.6 77; Neyyattinkara 8.4 77.09; Nilambur 11.27 76.23; Nileshwaram 12.26 75.14 (Nileshwar);
    North Paravur 10.15 76.23 (North Paravoor, Paravur, Paravoor); Olavanna 11.22 75.83; Ottapalam 10.77 76.38 (Ottappalam);
    Painavu 9.85 76.94; Pala 9.71 76.68 (Palai); Palakkad 10.78 76.65 (Palghat); Pallichal 8.45 77.02; Pandalam 9.23 76.68;
    Parappanangadi 11.05 75.86 (Parpanangadi); Paravur 8.81 76.67 (Paravoor); Pathanamthitta 9.26 76.79; Pattambi 10.8 76.18;
    Payyannur 12.1 75.2; Perinthalmanna 10.98 76.23; Perumbavoor 10.11 76.47; Piravom 9.87 76.5; Ponnani 10.77 75.93;
    Punalur 9.02 76.92; Ramanattukara 11.18 75.87; Shoranur 10.76 76.27 (Shornur);
    Sulthan Bathery 11.66 76.25 (Sultan Bathery, Sultans Battery); Taliparamba 12.04 75.36 (Thaliparamba);
    Tanur 10.97 75.87 (Tanoor); Thalassery 11.75 75.49 (Tellicherry); Thennala 10.99 75.94; Thiruvalla 9.38 76.57 (Tiruvalla);
    Thiruvananthapuram 8.52 76.94 (Trivandrum); Thodupuzha 9.9 76.72; Thrikkakara 10.03 76.33;
    Thrippunithura 9.94 76.33 (Tripunithura, Tripunittura); Thrissur 10.52 76.21 (Trichur); Tirur 10.92 75.92;
    Tirurangadi 11.04 75.92 (Thirurangadi); Vadakara 11.61 75.59 (Badagara, Vatakara); Vaikom 9.75 76.4; Valanchery 10.89 76.07;
    Varkala 8.73 76.72; Vazhakkala 10.01 76.33; Wadakkanchery 10.66 76.25 (Vadakkancherry)`,
  Karnataka: `
    Anekal 12.71 77.7; Arsikere 13.31 76.26 (Arasikere); Athani 16.73 75.06 (Athni); Bagalkot 16.19 75.7 (Bagalkote);
    Ballari 15.14 76.92 (Bellary); Bangarapet 12.99 78.18; Bantwal 12.89 75.03; Basavakalyan 17.87 76.95;
    Belagavi 15.85 74.5 (Belgaum); Bengaluru 12.97 77.59 (Bangalore); Bhadravati 13.85 75.71 (Bhadravathi); Bhatkal 13.99 74.56;
    Bidar 17.91 77.52; Challakere 14.32 76.65; Chamarajanagar 11.92 76.94 (Chamrajnagar, Chamarajnagar, Chamarajanagara);
    Channapatna 12.65 77.21 (Channapattana); Chikkaballapur 13.44 77.73 (Chikkaballapura, Chikballapur);
    Chikkamagaluru 13.32 75.77 (Chikmagalur); Chikodi 16.43 74.59 (Chikkodi); Chintamani 13.4 78.05; Chitradurga 14.23 76.4;
    Dandeli 15.27 74.62; Davanagere 14.47 75.92 (Davangere); Devanahalli 13.25 77.71; Dharwad 15.46 75.01;
    Doddaballapura 13.29 77.54 (Doddaballapur); Gadag 15.42 75.62 (Gadag-Betageri, Gadag-Betigeri);
    Gangavathi 15.43 76.53 (Gangavati); Gokak 16.17 74.82; Gubbi 13.31 76.94; Harihar 14.51 75.81 (Harihara); Hassan 13 76.1;
    Haveri 14.79 75.4; Hiriyur 13.94 76.62; Hosapete 15.27 76.39 (Hospet, Hosapet); Hoskote 13.07 77.8 (Hosakote);
    Hubballi 15.36 75.12 (Hubli, Hubli-Dharwad, Hubballi-Dharwad); Hunsur 12.3 76.29; Ilkal 15.96 76.11;
    Jamkhandi 16.5 75.29 (Jamakhandi); Kalaburagi 17.33 76.83 (Gulbarga); Kanakapura 12.55 77.42; Karkala 13.21 74.99;
    Karwar 14.81 74.13; Kolar 13.14 78.13; Kolar Gold Fields 12.96 78.28 (KGF, Robertsonpet); Kollegal 12.15 77.11 (Kollegala);
    Koppal 15.35 76.15; Kumta 14.43 74.42; Kundapura 13.63 74.69 (Kundapur, Coondapoor); Maddur 12.58 77.04;
    Madhugiri 13.66 77.21; Madikeri 12.42 75.74 (Mercara); Malavalli 12.39 77.06; Malur 13 77.94; Mandya 12.52 76.9;
    Mangaluru 12.91 74.86 (Mangalore); Moodabidri 13.07 75 (Mudabidri); Mudhol 16.33 75.28; Mulbagal 13.16 78.39;
    Mysuru 12.3 76.64 (Mysore); Nanjangud 12.12 76.68 (Nanjangudu); Nelamangala 13.1 77.39; Nipani 16.4 74.38 (Nippani);
    Puttur 12.76 75.2; Rabkavi-Banhatti 16.47 75.12 (Rabkavi, Banahatti); Raichur 16.21 77.36 (Raayachuru);
    Ramanagara 12.72 77.28 (Ramanagaram, Ramanagar); Ranebennur 14.62 75.63 (Ranibennur, Ranebennuru);
    Sagara 14.16 75.03 (Sagar); Sakleshpur 12.94 75.78 (Sakaleshapura); Saundatti 15.77 75.12; Shahabad 17.13 76.94;
    Shahpur 16.7 76.84 (Shahapur); Shivamogga 13.93 75.57 (Shimoga); Shorapur 16.52 76.76 (Surapura, Surpur);
    Sidlaghatta 13.39 77.86 (Shidlaghatta); Sindhanur 15.77 76.76 (Sindhnur); Sira 13.74 76.9; Sirsi 14.62 74.84;
    Siruguppa 15.63 76.89; Somwarpet 12.6 75.85; Srirangapatna 12.42 76.68 (Shrirangapattana, Seringapatam); Sullia 12.56 75.39;
    Tarikere 13.71 75.81; Tiptur 13.26 76.48; Tumakuru 13.34 77.1 (Tumkur); Udupi 13.34 74.75; Ullal 12.81 74.86;
    Vijayapura 13.3 77.8; Vijayapura 16.83 75.72 (Bijapur); Virajpet 12.2 75.81 (Virarajendrapet); Yadgir 16.77 77.14 (Yadgiri);
    Yelahanka 13.1 77.6`,
  'Andhra Pradesh': `
    Adoni 15.63 77.27; Amalapuram 16.58 82.01; Amaravati 16.51 80.52; Anakapalle 17.69 83 (Anakapalli);
    Anantapur 14.68 77.6 (Anantapuram); Attili 16.7 81.6; Badvel 14.75 79.06; Bapatla 15.9 80.47;
    Bheemunipatnam 17.89 83.45 (Bhimunipatnam, Bheemili); Bhimavaram 16.54 81.52 (Bheemavaram); Bobbili 18.57 83.36;
    Chilakaluripet 16.09 80.17 (Chilakaluripeta); Chirala 15.82 80.35; Chittoor 13.22 79.1; Cumbum 15.58 79.11;
    Dharmavaram 14.41 77.72; Dhone 15.4 77.87 (Dronachalam); Eluru 16.71 81.1; Gajuwaka 17.7 83.22; Gooty 15.12 77.64 (Gutti);
    Gudivada 16.44 81; Gudur 14.15 79.85; Guntakal 15.17 77.36; Guntur 16.3 80.44; Hindupur 13.83 77.49 (Hindupuram);
    Jaggayyapet 16.89 80.1 (Jaggaiahpet, Jaggayyapeta); Jammalamadugu 14.85 78.38; Kadapa 14.47 78.82 (Cuddapah);
    Kadiri 14.11 78.16; Kakinada 16.99 82.24; Kalyandurg 14.55 77.11; Kandukur 15.22 79.9; Kavali 14.92 79.99;
    Kovvur 17.02 81.73; Kuppam 12.75 78.34; Kurnool 15.83 78.04; Macherla 16.48 79.44;
    Machilipatnam 16.19 81.14 (Masulipatnam, Bandar); Madanapalle 13.55 78.5 (Madanapalli); Mandapeta 16.86 81.93;
    Mangalagiri 16.43 80.57; Markapur 15.74 79.27 (Markapuram); Nagari 13.32 79.59; Naidupet 13.91 79.89 (Naidupeta);
    Nandyal 15.48 78.48; Narasapuram 16.43 81.7 (Narsapur, Narasapur); Narasaraopet 16.23 80.05 (Narasaraopeta);
    Nellore 14.44 79.99; Nidadavole 16.91 81.67 (Nidadavolu); Nuzvid 16.79 80.85 (Nuzividu); Ongole 15.51 80.05;
    Palakollu 16.52 81.73 (Palacole, Palakol); Palamaner 13.2 78.75 (Palmaner);
    Palasa 18.77 84.41 (Palasa-Kasibugga, Kasibugga); Parvathipuram 18.78 83.43 (Parvatipuram); Peddapuram 17.08 82.14;
    Piduguralla 16.48 79.89; Pithapuram 17.12 82.25; Ponnur 16.07 80.55; Proddatur 14.75 78.55 (Produttur);
    Pulivendula 14.42 78.23 (Pulivendla); Punganur 13.37 78.57; Puttaparthi 14.17 77.81; Puttur 13.44 79.55;
    Rajamahendravaram 17 81.78 (Rajahmundry); Rajampet 14.2 79.16 (Rajampeta); Ramachandrapuram 16.84 82.03;
    Ramapuram 13.1 79.18; Rayachoti 14.06 78.75 (Rayachoty); Rayadurg 14.7 76.85 (Rayadurgam); Repalle 16.02 80.83;
    Salur 18.52 83.21; Samalkot 17.06 82.18 (Samarlakota); Sattenapalle 16.39 80.15 (Sattenapalli); Srikakulam 18.3 83.9;
    Srikalahasti 13.76 79.7 (Kalahasti); Sullurpeta 13.7 80.02 (Sullurpet); Tadepalle 16.48 80.6 (Tadepalli);
    Tadepalligudem 16.81 81.53; Tadipatri 14.91 78.01 (Tadpatri); Tanuku 16.75 81.68; Tenali 16.24 80.64;
    Tirupati 13.63 79.42 (Thirupathi, Tirupathi); Tuni 17.36 82.55; Venkatagiri 13.96 79.58; Vijayawada 16.51 80.63 (Bezawada);
    Vinukonda 16.05 79.74; Visakhapatnam 17.69 83.22 (Vizag, Vishakhapatnam); Vizianagaram 18.11 83.4;
    Yemmiganur 15.77 77.48 (Emmiganur)`,
  Telangana: `
    Adilabad 19.67 78.54; Armoor 18.79 78.28 (Armur); Bellampalli 19.06 79.49 (Bellampalle); Bhadrachalam 17.67 80.89;
    Bhainsa 19.11 77.96; Bhongir 17.52 78.89 (Bhuvanagiri); Bodhan 18.66 77.89; Gaddiannaram 17.37 78.52; Gadwal 16.24 77.8;
    Hyderabad 17.39 78.49; Jagtial 18.79 78.92 (Jagityal, Jagitial); Jangaon 17.73 79.15;
    Kagaznagar 19.33 79.47 (Sirpur Kagaznagar); Kamareddy 18.32 78.34 (Kamareddi); Karimnagar 18.44 79.13; Khammam 17.25 80.15;
    Kodad 17 79.97; Koratla 18.82 78.71 (Korutla); Kothagudem 17.55 80.62 (Kottagudem); Kukatpally 17.48 78.41 (Kukatpalle);
    LB Nagar 17.35 78.56 (Lal Bahadur Nagar); Mahbubnagar 16.75 78 (Mahabubnagar); Malkajgiri 17.45 78.53;
    Mancherial 18.87 79.43; Mandamarri 18.97 79.47; Medak 18.05 78.26; Metpally 18.85 78.63 (Metpalli);
    Miryalaguda 16.87 79.56 (Mirialguda); Mulugu 18.19 79.94; Nagarkurnool 16.48 78.32; Nalgonda 17.05 79.27;
    Narayanpet 16.75 77.5; Nirmal 19.1 78.34; Nizamabad 18.67 78.09; Palwancha 17.58 80.68 (Paloncha); Quthbullapur 17.5 78.46;
    Ramagundam 18.8 79.45 (Godavarikhani); Sangareddy 17.62 78.09 (Sangareddi); Secunderabad 17.44 78.5;
    Serilingampally 17.49 78.3 (Serilingampalle); Shadnagar 17.08 78.2 (Farooqnagar); Siddipet 18.1 78.85;
    Sircilla 18.39 78.81 (Sirsilla); Suryapet 17.14 79.62 (Suriapet); Tandur 17.25 77.58; Tandur 19.15 79.45;
    Uppal 17.41 78.56 (Uppal Kalan); Vikarabad 17.34 77.9; Wanaparthy 16.37 78.07 (Wanparti); Warangal 17.97 79.6;
    Zaheerabad 17.68 77.61 (Zahirabad)`,
  Puducherry: `
    Karaikal 10.93 79.84; Mahe 11.7 75.54; Ozhukarai 11.94 79.8 (Uzhavarkarai); Puducherry 11.93 79.83 (Pondicherry, Pondy);
    Yanam 16.73 82.21 (Yanaon)`,

  Maharashtra: `
    Mumbai 19.08 72.88 (Bombay); Ahilyanagar 19.1 74.74 (Ahmednagar); Akola 20.71 77; Amravati 20.93 77.75;
    Chhatrapati Sambhajinagar 19.88 75.34 (Aurangabad, Sambhajinagar); Jalgaon 21.01 75.56; Kalyan 19.24 73.13;
    Kolhapur 16.7 74.24; Latur 18.4 76.58; Nagpur 21.15 79.09; Nanded 19.15 77.32; Nashik 20 73.79 (Nasik);
    Pune 18.52 73.86 (Poona); Ratnagiri 16.99 73.31; Sangli 16.85 74.58; Satara 17.69 74; Solapur 17.66 75.91 (Sholapur);
    Thane 19.2 72.97 (Thana); Bhadravati 20.1 79.11; Shahapur 19.45 73.33 (Shahpur)`,
  Goa: `
    Panaji 15.5 73.83 (Panjim); Margao 15.27 73.96 (Madgaon)`,
  Gujarat: `
    Gandhinagar 23.22 72.65; Ahmedabad 23.02 72.57 (Amdavad); Anand 22.56 72.96; Bhavnagar 21.76 72.15; Bhuj 23.25 69.67;
    Jamnagar 22.47 70.06; Junagadh 21.52 70.46; Palanpur 24.17 72.43; Porbandar 21.64 69.61; Rajkot 22.3 70.8;
    Surat 21.17 72.83; Vadodara 22.31 73.18 (Baroda); Valsad 20.61 72.93 (Bulsar)`,
  Rajasthan: `
    Jaipur 26.91 75.79; Ajmer 26.45 74.64; Alwar 27.55 76.63; Bikaner 28.02 73.31; Jodhpur 26.29 73.02; Kota 25.18 75.84;
    Udaipur 24.58 73.69`,
  'Madhya Pradesh': `
    Bhopal 23.26 77.41; Gwalior 26.22 78.18; Indore 22.72 75.86; Jabalpur 23.17 79.95 (Jubbulpore); Rewa 24.53 81.3;
    Sagar 23.84 78.74 (Saugor); Ujjain 23.18 75.78; Kolar 23.16 77.42`,
  Chhattisgarh: `
    Raipur 21.25 81.63; Bhilai 21.21 81.38; Bilaspur 22.08 82.15; Bijapur 18.79 80.82`,
  Odisha: `
    Bhubaneswar 20.3 85.82 (Bhubaneshwar); Berhampur 19.31 84.79 (Brahmapur); Cuttack 20.46 85.88; Puri 19.81 85.83;
    Rourkela 22.26 84.85; Sambalpur 21.47 83.97`,
  'West Bengal': `
    Kolkata 22.57 88.36 (Calcutta); Asansol 23.68 86.98; Bardhaman 23.23 87.86 (Burdwan); Darjeeling 27.04 88.26;
    Durgapur 23.52 87.31; Howrah 22.59 88.31; Kharagpur 22.33 87.32; Siliguri 26.73 88.4`,
  Bihar: `
    Patna 25.59 85.14; Bhagalpur 25.24 86.98; Darbhanga 26.15 85.9; Gaya 24.8 85; Muzaffarpur 26.12 85.39;
    Purnia 25.78 87.47 (Purnea); Aurangabad 24.75 84.37`,
  Jharkhand: `
    Ranchi 23.34 85.31; Bokaro 23.67 86.15; Dhanbad 23.8 86.43; Jamshedpur 22.8 86.2 (Tatanagar)`,
  'Uttar Pradesh': `
    Lucknow 26.85 80.95; Agra 27.18 78.01; Aligarh 27.89 78.08; Ayodhya 26.8 82.2; Bareilly 28.36 79.42; Ghaziabad 28.67 77.44;
    Gorakhpur 26.76 83.37; Jhansi 25.45 78.57; Kanpur 26.45 80.33 (Cawnpore); Mathura 27.49 77.67; Meerut 28.98 77.71;
    Moradabad 28.84 78.77; Noida 28.57 77.32; Prayagraj 25.44 81.85 (Allahabad); Varanasi 25.32 82.99 (Banaras, Benares, Kashi);
    Shahabad 27.64 79.94; Sirsi 28.64 78.64`,
  Uttarakhand: `
    Dehradun 30.32 78.03; Haridwar 29.95 78.16 (Hardwar); Nainital 29.38 79.46; Rishikesh 30.09 78.27`,
  'Himachal Pradesh': `
    Shimla 31.1 77.17 (Simla); Dharamshala 32.22 76.32 (Dharmsala); Bilaspur 31.33 76.76`,
  Punjab: `
    Amritsar 31.63 74.87; Bathinda 30.21 74.95 (Bhatinda); Jalandhar 31.33 75.58 (Jullundur); Ludhiana 30.9 75.85;
    Pathankot 32.27 75.65; Patiala 30.34 76.39`,
  Haryana: `
    Ambala 30.38 76.78; Faridabad 28.41 77.31; Gurugram 28.46 77.03 (Gurgaon); Hisar 29.15 75.72 (Hissar); Panipat 29.39 76.97;
    Rohtak 28.9 76.61`,
  Chandigarh: `
    Chandigarh 30.73 76.78`,
  Delhi: `
    New Delhi 28.61 77.21; Delhi 28.65 77.23`,
  'Jammu and Kashmir': `
    Srinagar 34.08 74.8; Jammu 32.73 74.87`,
  Ladakh: `
    Leh 34.16 77.58`,
  Assam: `
    Dispur 26.14 91.79; Guwahati 26.17 91.75 (Gauhati); Dibrugarh 27.48 94.91; Jorhat 26.75 94.2; Silchar 24.83 92.78;
    Tezpur 26.63 92.8`,
  'Arunachal Pradesh': `
    Itanagar 27.08 93.61`,
  Manipur: `
    Imphal 24.81 93.94`,
  Meghalaya: `
    Shillong 25.57 91.88`,
  Mizoram: `
    Aizawl 23.73 92.72`,
  Nagaland: `
    Kohima 25.67 94.11; Dimapur 25.91 93.73`,
  Sikkim: `
    Gangtok 27.33 88.61`,
  Tripura: `
    Agartala 23.83 91.28; Udaipur 23.53 91.48`,
  'Andaman and Nicobar Islands': `
    Port Blair 11.67 92.74 (Sri Vijaya Puram)`,
  'Dadra and Nagar Haveli and Daman and Diu': `
    Daman 20.41 72.83; Silvassa 20.27 73`,
  Lakshadweep: `
    Kavaratti 10.57 72.64`,
};

interface Town {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly otherNames: readonly string[];
}

function readTown(entry: string): Town {
  const [, name = '', latitude, longitude, others] = /^\s*(.+?) ([\d.]+) ([\d.]+)(?: \((.+)\))?$/.exec(entry) ?? [];
  return { name, latitude: Number(latitude), longitude: Number(longitude), otherNames: others?.split(', ') ?? [] };
}

/** The towns by state. */
export const townsByState: ReadonlyMap<string, readonly Town[]> = new Map(
  Object.entries(townsOfStates).map(([state, towns]) => [state, towns.split(';').map(readTown)]),
);
