/**
 * Which cities the map names, and from which zoom. Chosen by hand for people at sea: capitals, ports and the
 * cities they orient by. Positions come from GeoNames (see `sources/gazetteer.ts`).
 *
 * One line a country: ISO 3166 code, then groups of "zoom name, name, …" parted by semicolons. A name that GeoNames
 * writes otherwise is given as "shown=GeoNames"; one that a country has twice carries GeoNames' first-order
 * division, and the second-order one where that does not tell them apart: "Portland@OR", "Shenzhen@30.4403".
 */
export const CITIES = `
NO 4 Oslo; 5 Bergen, Trondheim, Tromsø; 6 Stavanger, Kristiansand, Bodø, Ålesund; 7 Haugesund, Molde, Kristiansund, Narvik, Hammerfest, Kirkenes, Larvik, Florø, Namsos, Mosjøen, Vardø
SE 4 Stockholm; 5 Göteborg=Gothenburg; 6 Malmö, Sundsvall, Luleå, Gävle, Umeå; 7 Kalmar, Karlskrona, Visby, Norrköping, Helsingborg, Trelleborg, Ystad, Örnsköldsvik
FI 4 Helsinki; 6 Turku, Oulu, Vaasa; 7 Kotka, Pori, Rauma, Kokkola, Hanko
DK 4 København=Copenhagen; 6 Aarhus=Århus, Aalborg, Esbjerg, Odense; 7 Rønne, Frederikshavn, Hirtshals, Skagen, Thisted, Hvide Sande, Rødbyhavn
IS 4 Reykjavík; 6 Akureyri; 7 Ísafjörður, Höfn
FO 6 Tórshavn
GB 3 London; 5 Glasgow, Belfast, Liverpool, Aberdeen; 6 Edinburgh, Manchester, Southampton, Plymouth, Bristol, Newcastle=Newcastle upon Tyne, Hull=Kingston upon Hull, Cardiff, Inverness; 7 Dover, Portsmouth, Felixstowe, Lerwick, Kirkwall, Stornoway, Great Yarmouth, Lowestoft, Milford Haven, Grimsby, Peterhead, Falmouth@ENG, Holyhead, Oban
IE 4 Dublin; 6 Cork, Galway; 7 Waterford, Limerick
DE 4 Berlin, Hamburg; 5 Bremen; 6 Rostock, Kiel, Köln; 7 Bremerhaven, Wilhelmshaven, Lübeck, Cuxhaven, Emden, Stralsund, Sassnitz, Flensburg, Wismar
PL 4 Warszawa=Warsaw; 5 Gdańsk; 6 Szczecin; 7 Gdynia, Świnoujście, Kołobrzeg, Władysławowo
NL 4 Amsterdam; 5 Rotterdam; 7 Den Helder, IJmuiden, Vlissingen, Groningen, Terneuzen
BE 5 Brussels; 6 Antwerpen=Antwerp; 7 Oostende=Ostend, Zeebrugge
FR 3 Paris; 5 Marseille, Bordeaux; 6 Brest, Le Havre, Nantes, Nice, Toulon; 7 Calais, Cherbourg, Saint-Malo, La Rochelle, Dunkerque=Dunkirk, Lorient, Ajaccio, Bastia, Bayonne
ES 3 Madrid; 5 Barcelona, Bilbao, Las Palmas=Las Palmas de Gran Canaria; 6 València=Valencia, Vigo, Málaga, A Coruña, Palma, Santa Cruz de Tenerife; 7 Cádiz=Cadiz, Cartagena, Almería, Algeciras, Gijón, Santander, Alicante, Tarragona
PT 4 Lisboa=Lisbon; 6 Porto, Ponta Delgada, Funchal; 7 Sines, Faro, Setúbal, Horta
GI 7 Gibraltar
IT 4 Roma=Rome; 5 Napoli=Naples, Genova=Genoa, Palermo; 6 Venezia=Venice, Cagliari, Bari, Trieste, Livorno; 7 Ancona, Catania, Messina, Brindisi, Taranto, La Spezia, Ravenna, Civitavecchia
MT 5 Valletta
HR 6 Split, Rijeka, Zagreb; 7 Dubrovnik, Zadar, Pula
SI 7 Koper
AL 6 Tirana; 7 Durrës
ME 7 Bar
GR 4 Athína=Athens; 6 Thessaloníki; 7 Pátra, Irákleion, Piraeus, Kavála, Chaniá
TR 4 İstanbul=Istanbul, Ankara; 5 İzmir; 6 Antalya, Mersin, Trabzon; 7 Samsun, İskenderun, Çanakkale, Bodrum
CY 6 Limassol; 7 Larnaca
BG 5 Sofia; 6 Varna, Burgas
RO 4 Bucharest; 6 Constanța=Constanţa
UA 4 Kyiv; 5 Odesa; 7 Mykolayiv@16, Kherson, Mariupol
RU 4 Moscow; 5 St Petersburg=Saint Petersburg, Murmansk, Vladivostok; 6 Kaliningrad, Arkhangelsk=Arkhangel’sk, Novorossiysk, Petropavlovsk-Kamchatsky, Magadan, Yuzhno-Sakhalinsk; 7 Vyborg, Ust’-Luga, Sochi, Dikson, Tiksi, Pevek, Nakhodka, Astrakhan, Taganrog
EE 5 Tallinn; 7 Pärnu, Kuressaare, Narva
LV 5 Riga; 7 Ventspils, Liepāja
LT 5 Vilnius; 6 Klaipėda
BY 5 Minsk
CZ 5 Prague
AT 5 Vienna
HU 5 Budapest
CH 6 Zürich
RS 5 Belgrade
GE 6 Batumi, Tbilisi; 7 Poti
AZ 5 Baku
KZ 6 Aktau@09
TM 7 Turkmenbashi=Türkmenbaşy
GL 4 Nuuk; 6 Ilulissat, Tasiilaq; 7 Sisimiut, Qaqortoq, Aasiaat
SJ 5 Longyearbyen
US 3 New York=New York City, Los Angeles; 4 Miami@FL, Houston@TX, New Orleans, San Francisco, Seattle, Chicago, Anchorage@AK, Honolulu, Washington@DC; 5 Boston@MA, Charleston@SC, San Diego@CA, Philadelphia@PA, Norfolk@VA, Savannah@GA, Tampa, Portland@OR; 6 Baltimore@MD, Jacksonville@FL, Galveston@TX, Corpus Christi, Mobile, Juneau@AK, Kodiak, Dutch Harbor=Unalaska, Hilo, Nome, Portland@ME; 7 Port Arthur, Key West, Wilmington@NC, Long Beach@CA, Oakland@CA, Tacoma, Sitka, Ketchikan, Utqiagvik, Duluth@MN, Gulfport@MS, Pensacola, Providence@RI, New Haven@CT, Astoria@OR, Seward@AK
CA 4 Montréal, Vancouver, Toronto, Halifax; 5 St. John's, Québec; 6 Saint John, Prince Rupert@02, Victoria@02, Iqaluit; 7 Sydney, Sept-Îles, Port Hardy, Nanaimo, Corner Brook
PM 7 Saint-Pierre
BM 5 Hamilton
MX 3 Mexico City; 5 Veracruz@30, Mazatlán@25, Acapulco=Acapulco de Juárez; 6 Tampico, Manzanillo@08, Progreso@31, Cancún, Ensenada, La Paz@03; 7 Ciudad del Carmen, Lázaro Cárdenas@16, Salina Cruz, Coatzacoalcos
BZ 6 Belize City
GT 5 Guatemala City; 7 Puerto Barrios
HN 6 La Ceiba; 7 Puerto Cortés=Puerto Cortez
SV 6 San Salvador
NI 6 Managua; 7 Bluefields
CR 6 San José@08; 7 Limón, Puntarenas
PA 5 Panamá=Panama City; 6 Colón
CU 4 La Habana=Havana; 6 Santiago de Cuba; 7 Cienfuegos
JM 5 Kingston
HT 5 Port-au-Prince
DO 5 Santo Domingo
PR 5 San Juan
BS 5 Nassau; 7 Freeport
TT 5 Port of Spain
BB 6 Bridgetown
CW 6 Willemstad
AW 7 Oranjestad
MQ 6 Fort-de-France
GP 7 Pointe-à-Pitre
LC 7 Castries
AG 7 Saint John’s
KY 7 George Town
VI 7 Charlotte Amalie
CO 4 Bogotá; 5 Cartagena; 6 Barranquilla, Buenaventura; 7 Santa Marta
VE 4 Caracas; 6 Maracaibo; 7 Puerto Cabello, Punto Fijo
GY 5 Georgetown
SR 5 Paramaribo
GF 5 Cayenne
EC 5 Guayaquil; 6 Quito, Manta; 7 Esmeraldas
PE 4 Lima; 6 Callao, Chimbote, Paita; 7 Talara, Ilo
BO 5 La Paz
CL 4 Valparaíso, Santiago; 5 Punta Arenas, Antofagasta; 6 Puerto Montt, Iquique, Arica, Talcahuano, Coquimbo; 7 Puerto Williams, Valdivia, San Antonio
BR 3 Rio de Janeiro; 4 São Paulo, Recife, Salvador, Fortaleza, Belém@16, Manaus; 5 Porto Alegre, Brasília; 6 Vitória, Santos, Natal, São Luís, Rio Grande@23, Macaé, Maceió; 7 Paranaguá, Itajaí, Macapá, Ilhéus
UY 4 Montevideo
AR 3 Buenos Aires; 5 Bahía Blanca, Comodoro Rivadavia, Ushuaia; 6 Mar del Plata, Río Gallegos, Puerto Madryn, Rosario
FK 5 Stanley
GS 7 Grytviken
SH 6 Jamestown
MA 4 Casablanca; 5 Agadir; 6 Tanger=Tangier, Rabat; 7 Safi, Nador
EH 6 Laayoune; 7 Dakhla
DZ 4 Algiers; 6 Oran, Annaba; 7 Béjaïa, Skikda
TN 4 Tunis; 6 Sfax; 7 Bizerte
LY 4 Tripoli; 5 Benghazi; 6 Misrata=Misratah, Tobruk
EG 3 Cairo; 5 Alexandria, Port Said; 6 Suez; 7 Hurghada, Damietta, Safaga
IL 5 Tel Aviv; 6 Haifa, Ashdod; 7 Eilat
LB 5 Beirut
SY 5 Damascus; 7 Latakia
JO 6 Amman; 7 Aqaba
SD 5 Port Sudan; 4 Khartoum
ER 6 Massawa
ET 4 Addis Ababa
DJ 5 Djibouti
SO 4 Mogadishu; 6 Berbera, Bosaso
KE 4 Nairobi, Mombasa; 7 Lamu
TZ 4 Dar es Salaam; 6 Zanzibar, Mtwara, Tanga
MZ 4 Maputo; 5 Beira; 6 Nacala; 7 Pemba, Quelimane
MG 4 Antananarivo; 5 Toamasina; 6 Mahajanga; 7 Antsiranana, Toliara
MU 5 Port Louis
RE 6 Saint-Denis
SC 5 Victoria
KM 6 Moroni
YT 7 Mamoudzou
ZA 3 Cape Town; 4 Durban, Johannesburg; 5 Gqeberha; 6 East London, Richards Bay; 7 Saldanha, Mossel Bay
NA 5 Walvis Bay, Windhoek; 7 Lüderitz
AO 4 Luanda; 6 Lobito, Cabinda
CD 4 Kinshasa; 7 Matadi
CG 5 Pointe-Noire
GA 4 Libreville; 6 Port-Gentil
GQ 6 Malabo; 7 Bata
ST 6 São Tomé
CM 4 Douala; 6 Kribi
NG 3 Lagos; 5 Port Harcourt; 6 Warri, Calabar; 4 Abuja
BJ 6 Cotonou
TG 6 Lomé
GH 4 Accra; 6 Takoradi; 7 Tema
CI 4 Abidjan; 7 San-Pédro
LR 5 Monrovia
SL 5 Freetown
GN 5 Conakry
GW 6 Bissau
GM 6 Banjul
SN 4 Dakar
MR 4 Nouakchott; 5 Nouadhibou
CV 5 Praia; 7 Mindelo
SA 3 Riyadh; 4 Jeddah; 6 Dammam, Yanbu; 7 Jizan
YE 4 Aden; 6 Al Hudaydah=Al Ḩudaydah, Sanaa
OM 4 Muscat; 5 Salalah=Şalālah; 7 Sohar
AE 4 Dubai; 5 Abu Dhabi; 7 Ras Al Khaimah
QA 5 Doha
BH 6 Manama
KW 5 Kuwait City
IQ 4 Baghdad; 5 Basra=Basrah; 7 Umm Qaşr
IR 4 Tehran; 5 Bandar Abbas; 6 Bushehr; 7 Chabahar, Bandar-e Anzali=Bandar-e Anzalī
PK 3 Karachi; 6 Gwadar; 5 Islamabad
IN 3 Mumbai, Delhi; 4 Chennai, Kolkata; 5 Kochi, Visakhapatnam; 6 Goa=Vasco da Gama, Mangaluru, Kandla=Kāndla, Port Blair; 7 Paradip=Parādīp Garh, Kakinada=Kākināda, Puducherry=Puducherry, Porbandar, Kavaratti
LK 4 Colombo; 6 Trincomalee, Galle; 7 Hambantota
MV 5 Male
BD 4 Chittagong=Chattogram; 5 Dhaka
MM 4 Yangon; 6 Sittwe; 7 Mawlamyine, Dawei
TH 3 Bangkok; 6 Phuket, Songkhla; 7 Laem Chabang
KH 5 Phnom Penh; 6 Sihanoukville=Sihanoukville
VN 4 Ho Chi Minh City, Hanoi@01.; 5 Da Nang; 6 Haiphong; 7 Nha Trang, Vung Tau=Vũng Tàu
MY 4 Kuala Lumpur; 5 Penang=George Town; 6 Kota Kinabalu, Kuching; 7 Johor Bahru, Labuan, Bintulu, Sandakan, Kuantan
SG 3 Singapore
BN 6 Bandar Seri Begawan
ID 3 Jakarta; 4 Surabaya@08, Makassar; 5 Medan, Balikpapan, Ambon, Jayapura@36; 6 Semarang, Batam, Manado, Kupang, Sorong, Padang, Banjarmasin, Denpasar, Pontianak, Palembang; 7 Banda Aceh, Merauke, Ternate, Tarakan, Dumai, Cilacap, Bitung
TL 5 Dili
PH 3 Manila; 5 Cebu City, Davao; 6 Zamboanga, Iloilo, Puerto Princesa; 7 Subic@03, Batangas, Tacloban, General Santos
CN 3 Shanghai, Beijing; 4 Guangzhou, Qingdao, Tianjin, Dalian; 5 Xiamen, Ningbo, Shenzhen@30.4403; 6 Fuzhou@07, Zhanjiang, Haikou@31, Yantai@25, Sanya, Lianyungang; 7 Wenzhou, Beihai@16, Rizhao, Yingkou, Zhoushan, Shantou
HK 4 Hong Kong
TW 4 Taipei; 5 Kaohsiung; 7 Keelung, Taichung
KR 3 Seoul; 4 Busan; 6 Incheon, Ulsan, Jeju City, Mokpo; 7 Pohang, Gwangyang, Gunsan
KP 4 Pyongyang; 7 Wŏnsan, Chongjin
JP 3 Tokyo; 4 Osaka, Sapporo, Fukuoka; 5 Nagoya, Naha, Sendai@24; 6 Yokohama@19, Kobe, Nagasaki@27, Niigata, Hakodate, Kagoshima, Hiroshima, Kushiro; 7 Kitakyushu, Aomori, Wakkanai, Kōchi, Tomakomai, Abashiri
PG 4 Port Moresby; 6 Lae, Rabaul=Kokopo; 7 Madang, Wewak, Alotau
SB 5 Honiara
VU 5 Port Vila=Port-Vila; 7 Luganville
NC 5 Nouméa
FJ 4 Suva; 6 Lautoka; 7 Labasa, Savusavu, Levuka
TO 5 Nuku‘alofa
WS 5 Apia
AS 6 Pago Pago
TV 6 Funafuti
KI 6 Tarawa
NR 7 Yaren
MH 5 Majuro
FM 5 Palikir; 7 Colonia
PW 5 Koror
GU 5 Hagåtña
MP 6 Saipan
CK 6 Avarua
PF 5 Papeete
NZ 4 Auckland, Wellington; 5 Christchurch, Dunedin; 6 Tauranga, Napier, Nelson, Invercargill; 7 Whangarei, New Plymouth, Timaru, Gisborne
AU 3 Sydney; 4 Melbourne, Perth@08, Brisbane, Darwin, Adelaide, Hobart; 5 Cairns, Townsville, Port Hedland, Broome; 6 Newcastle, Gladstone, Mackay, Geraldton, Albany, Esperance, Karratha, Canberra, Weipa, Launceston; 7 Fremantle, Port Lincoln, Portland@07, Bundaberg, Exmouth@08, Thursday Island, Burnie, Geelong
`;
