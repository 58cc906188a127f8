/**
 * Number words of many languages, for texts that are flagged: `units` write one digit; `teens` two; `decades` two, or one before a
 * unit; `hundreds` none after a unit. Words of two letters and those that are common words elsewhere count only beside others.
 */
export const numberWords: Record<string, { units: string; teens?: string; decades?: string; hundreds?: string }> = {
  english: {
    units:
      'zero one two three four five six seven eight nine nought nil oh niner fife nyne ayt too tree zeero fyve wun ate fower nayn sevin siks faiv thri ziro',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    decades: 'twenty thirty forty fifty sixty seventy eighty ninety double triple treble',
    hundreds: 'hundred',
  },
  french: {
    units: 'zéro un une deux trois quatre cinq six sept huit neuf',
    teens: 'dix onze douze treize quatorze quinze seize',
    decades: 'vingt vingts trente quarante cinquante soixante septante huitante octante nonante double triple',
    hundreds: 'cent cents',
  },
  spanish: {
    units: 'cero uno una dos tres cuatro cinco seis siete ocho nueve',
    teens:
      'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    decades: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa doble triple',
    hundreds:
      'cien ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos mil',
  },
  portuguese: {
    units: 'zero um uma dois duas três quatro cinco seis meia sete oito nove',
    teens: 'dez onze doze treze catorze quatorze quinze dezesseis dezessete dezoito dezenove',
    decades: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds: 'cem cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil',
  },
  italian: {
    units: 'zero uno una due tre quattro cinque sei sette otto nove',
    teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    decades: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundreds: 'cento duecento trecento mille',
  },
  german: {
    units: 'null eins ein eine zwei zwo drei vier fünf fuenf sechs sieben acht neun',
    teens: 'zehn elf zwölf zwoelf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    decades: 'zwanzig dreißig dreissig vierzig fünfzig sechzig siebzig achtzig neunzig doppel',
    hundreds: 'hundert einhundert tausend',
  },
  dutch: {
    units: 'nul een één twee drie vier vijf zes zeven acht negen',
    teens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    decades: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    hundreds: 'honderd duizend',
  },
  swedish: {
    units: 'noll ett två tre fyra fem sex sju åtta nio nul en to fire fem seks syv otte ni',
    teens: 'tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    decades: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
  },
  turkish: {
    units: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz yeddi səkkiz doqquz dörd',
    teens: 'on',
    decades: 'yirmi otuz kırk elli altmış yetmiş seksen doksan çift',
    hundreds: 'yüz',
  },
  uzbek: {
    units: 'nol bir ikki uch tort besh olti yetti sakkiz toqqiz nöl eki üch tört besh alte jeti segiz toguz',
    teens: 'on',
    decades: 'yigirma ottiz qirq ellik oltmish yetmish sakson toqson',
    hundreds: 'yuz ming',
  },
  malay: {
    units:
      'kosong sifar nol satu dua tiga empat lima enam tujuh lapan delapan sembilan lapang ampat pat jo ji siji loro telu papat',
    teens: 'sepuluh sebelas',
    decades: 'puluh belas',
    hundreds: 'ratus seratus ribu seribu',
  },
  tagalog: { units: 'sero isa dalawa tatlo apat lima anim pito walo siyam', teens: 'sampu' },
  bengali: {
    units:
      'শূন্য শুন্য জিরো এক একটি দুই দুটি তিন চার পাঁচ পাচ ছয় ছয় সাত আট নয় নয় ওয়ান টু থ্রি ফোর ফাইভ সিক্স সেভেন এইট নাইন shunno shunyo jiro ziro ek dui tin char panch pach choy chhoy chho soy sat shat aat at noy nou',
    teens: 'দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোল সতেরো আঠারো উনিশ dosh egaro baro tero choddo ponero',
    decades: 'বিশ কুড়ি ত্রিশ চল্লিশ পঞ্চাশ ষাট সত্তর আশি নব্বই ডাবল ট্রিপল bish trish chollish ponchash shat shottor ashi nobboi',
    hundreds: 'শত শো',
  },
  persian: {
    units:
      'صفر یک دو سه چهار چار پنج شش شیش هفت هشت نه sefr yek yeki do se seh chahar char panj shesh shish haft hasht noh nuh',
    teens: 'ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده dah yazdah davazdah',
    decades: 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود bist si chehel panjah shast haftad hashtad navad',
    hundreds: 'صد یکصد دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد sad nohsad sisad',
  },
  pashto: {
    units: 'صفر يو یو دوه درې څلور پنځه شپږ اووه اته نهه نه yaw dwa dre salor pinza shpag owa ata naha',
    teens: 'لس',
  },
  kurdish: {
    units: 'sifir yek du dudo sê se çar pênc şeş heft heşt neh noh یەک دوو سێ چوار پێنج شەش حەوت هەشت نۆ سفر',
    teens: 'deh',
  },
  arabic: {
    units:
      'صفر واحد واحدة اثنان اثنين إثنين اتنين ثنين ثلاثة ثلاث تلاتة تلات أربعة أربع اربعة خمسة خمس ستة ست سبعة سبع ثمانية ثماني ثمان تمنية تمانية تسعة تسع sifr sefr wahid wahed wa7ed ithnan ethnen itnen tnen thalatha talata tlata arba arbaa arba3a khamsa 5amsa sitta setta sabaa sab3a thamania tamanya tisa tes3a زيرو',
    teens: 'عشرة عشر أحدعشر اثناعشر',
    decades:
      'عشرون عشرين ثلاثون ثلاثين اربعون أربعين اربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين دبل',
    hundreds: 'مئة مية مائة ميتين ثلاثمية اربعمية خمسمية ستمية سبعمية ثمانمية تسعمية',
  },
  hindi: {
    units:
      'शून्य ज़ीरो जीरो एक दो तीन चार पांच पाँच पाच छह छः छे छै सात आठ नौ वन टू थ्री फोर फाइव सिक्स सेवन एट नाइन shunya zero ziro sifar ek aik do teen tin char chaar panch paanch che chhe chhay chah saat sat aath ath nau no nao',
    teens:
      'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस das gyarah barah terah chaudah pandrah solah satrah atharah unnis',
    decades:
      'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे डबल ट्रिपल bees tees chalees pachas saath sattar assi nabbe dabal double triple',
    hundreds: 'सौ sau so',
  },
  urdu: {
    units: 'صفر زیرو ایک دو تین چار پانچ چھ چھے چھہ سات آٹھ نو ون ٹو تھری فور فائیو سکس سیون ایٹ نائن',
    teens: 'دس گیارہ بارہ تیرہ چودہ پندرہ سولہ سترہ اٹھارہ انیس',
    decades: 'بیس تیس چالیس پچاس ساٹھ ستر اسی نوے ڈبل ٹرپل',
    hundreds: 'سو',
  },
  punjabi: {
    units: 'ਸਿਫ਼ਰ ਸਿਫਰ ਜ਼ੀਰੋ ਜੀਰੋ ਇੱਕ ਇਕ ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਸਤ ਅੱਠ ਅਠ ਨੌਂ ਨੌ ikk tinn panj satt atth naun',
    teens: 'ਦਸ',
  },
  gujarati: { units: 'શૂન્ય ઝીરો એક બે ત્રણ ચાર પાંચ છ સાત આઠ નવ shunya be tran chaar paanch nav', teens: 'દસ' },
  tamil: {
    units:
      'பூஜ்யம் பூஜ்ஜியம் சைபர் ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது poojyam onnu rendu moonu naalu anju aaru ezhu ettu onbadhu onbathu',
    teens: 'பத்து',
  },
  malayalam: {
    units:
      'പൂജ്യം ഒന്ന് രണ്ട് മൂന്ന് നാല് അഞ്ച് ആറ് ഏഴ് എട്ട് ഒമ്പത് onnu randu moonnu naalu anchu aaru ezhu ettu onpathu ompathu poojyam pujyam',
    teens: 'പത്ത്',
  },
  telugu: {
    units:
      'సున్నా ఒకటి రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది sunna okati rendu moodu nalugu aidu aaru edu enimidi tommidi',
  },
  kannada: {
    units: 'ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು sonne ondu eradu mooru nalku aidu aaru elu entu ombattu',
  },
  marathi: { units: 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ don saha nau', teens: 'दहा' },
  nepali: { units: 'सुन्ना सुन्य एक दुई तीन चार पाँच छ सात आठ नौ dui' },
  sinhala: { units: 'බින්දුව එක දෙක තුන හතර පහ හය හත අට නවය binduwa eka deka thuna hathara paha haya hatha ata namaya' },
  somali: {
    units: 'eber kow hal laba saddex seddex sadex afar shan lix toddoba todoba siddeed sideed sagaal',
    teens: 'toban',
    decades: 'labaatan soddon afartan konton lixdan toddobaatan siddeetan sagaashan',
    hundreds: 'boqol',
  },
  hausa: {
    units: 'sifili daya ɗaya biyu uku hudu huɗu biyar shida bakwai takwas tara',
    teens: 'goma',
    decades: 'ashirin talatin arbain hamsin',
    hundreds: 'dari',
  },
  yoruba: { units: 'odo ookan okan eeji eji eeta eta eerin erin aarun arun eefa efa eeje eje eejo ejo eesan esan' },
  swahili: {
    units: 'sifuri moja mbili tatu nne tano sita saba nane tisa',
    teens: 'kumi',
    decades: 'ishirini thelathini arobaini hamsini sitini sabini themanini tisini',
    hundreds: 'mia',
  },
  amharic: { units: 'ዜሮ አንድ ሁለት ሶስት አራት አምስት ስድስት ሰባት ስምንት ዘጠኝ hulet sost arat amist sidist sebat simint zetegn' },
  wolof: { units: 'tus benn ñaar ñett ñeent juróom' },
  russian: {
    units:
      'ноль нуль один одна два две три четыре пять шесть семь восемь девять nol odin dva tri chetyre pyat shest sem vosem devyat',
    teens:
      'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    decades: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    hundreds: 'сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот тысяча',
  },
  bosnian: {
    units: 'nula jedan jedna dva dvije tri četiri pet šest sedam osam devet',
    teens: 'deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    decades: 'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset duplo',
    hundreds: 'sto dvjesto trista',
  },
  polish: {
    units: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
    teens: 'dziesięć',
    decades: 'dwadzieścia trzydzieści',
  },
  romanian: { units: 'zero unu doi trei patru cinci șase șapte opt nouă', teens: 'zece' },
  albanian: {
    units: 'zero një nje dy tre katër kater pesë pese gjashtë gjashte shtatë shtate tetë tete nëntë nente',
    teens: 'dhjetë',
  },
  greek: { units: 'μηδέν ένα δύο τρία τέσσερα πέντε έξι επτά εφτά οκτώ οχτώ εννέα εννιά' },
  hebrew: { units: 'אפס אחת שתיים שלוש ארבע חמש שש שבע שמונה תשע' },
  chinese: {
    units: '零 〇 一 二 三 四 五 六 七 八 九 两 幺 壹 贰 叁 肆 伍 陆 柒 捌 玖 ling yao liang qi jiu san liu wu',
    teens: '十',
  },
  japanese: { units: 'ゼロ れい いち に さん よん ご ろく なな はち きゅう', teens: 'じゅう' },
  korean: { units: '영 공 일 이 삼 사 오 육 칠 팔 구 gong il sam sa yuk chil pal gu' },
  roman: { units: 'ii iii iv vi vii viii ix', teens: 'xi xii xiii xiv' },
};

/** Words between the digits of one number that mean "and", "then", "plus". */
export const numberJoints =
  'and then plus et puis y luego e und dann en dan lalu ve sonra artı iyo oo da na kisha aur phir or او اور پھر و ثم और फिर আর এবং i a и потом then dash hyphen space minus comma times o';

/** Words beside ages, heights and weights: a number does not extend over them. */
export const measures =
  'ans kilo kilos pèse mesure años peso mido kilogramos jahre yaş yaşında boyum umur tinggi berat وزني ووزني عمري وعمري طولي وطولي وزن قد ساله سال سالہ عمر وزنم';
