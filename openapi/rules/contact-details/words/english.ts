import type { Words } from '../tags.ts';

/** English words, and names and signs that every language uses. */
export const english: Words = {
  DIGIT:
    'zero one two three four five six seven eight nine nought niner twenty thirty forty fourty fifty sixty seventy eighty ninety zeero ziro sevn nein bight sive aour teven gine ehree 6ix 2wo ii iii iv vi vii viii ix',
  PAIR: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen triple tripple hundred',
  WEAK: 'o oh to too tu for fore won ate tree fife sicks nil null naught double dubble dbl twice i l s z b q g hundred v',
  AT: 'at et',
  DOT: 'dot . point period d0t',
  SURE: '@ atsign attherate ettherate attherateof atrate',
  RATE: 'rate',
  TLD: 'com net org info io ly gg tv pk uk xyz ae biz gl ee np lk bd test example',
  LOOSE_TLD:
    'in me co app dev link online site club shop live page ai us eu ca au de sa qa bh kw om be my to cc sg fr store space blog website pro bio mobi',
  MAIL: 'gmail gmial gmal gmaill gemail jeemail jimail ghmail geemail googlemail hotmail hotmial ymail rediffmail protonmail icloud gmx fastmail tutanota yahoomail',
  SITE: 'yahoo yahuu outlook live rediff proton aol msn zoho yandex mail',
  PLATFORM:
    'whatsapp wa instagram insta ig facebook fb fbook telegram tg twitter tiktok snapchat linkedin discord skype viber wechat botim youtube pinterest reddit kik tumblr messenger linktree clubhouse quora sharechat hangouts gchat snapcht thegram greenapp calendly',
  VAGUE:
    'snap sc signal imo x yt email emails mail threads zoom id username userid handle hike gram channel profile 📧 ✉ 💌 📷 📸 👻',
  CUE: 'call calls calling callme phone ph fone fon mobile mob cell cellphone tel telephone dial ring text txt sms whatsapp wa whatsap contact reach ping msg message number digits buzz landline hmu viber imo 📞 ☎ 📱 📲 🤙',
  NUMBER: 'number no num nos nr numbr',
  INTENT:
    'find add follow reach message msg dm ping text search contact catch hit hmu inbox pm connect lookup look write talk chat buzz ring mail email see knock meet same',
  ME: 'me us',
  OWN: 'my our mine',
  IS: 'is its are was =',
  ON: 'on at via in through over @ there here by the to with up',
  AS: 'as under name named called am im same',
  ID: 'id ids username userid handle user acc account name nick profile tag page',
  FILL: 'then and n dash hyphen space comma plus followed finish end ending starts rest next after dot x minus slash bracket last first half start starting beginning begins begin times',
  NOT: 'not no dont never neither nor without left deleted hate avoid quit cant wont rarely stopped doesnt didnt isnt hardly none nothing away off',
  UNIT: 'year years yrs yr month months day days week weeks hour hours hrs hr min mins minute minutes cm cms mm m km kms kg kgs lb lbs pounds ft feet foot inch inches in pm am st nd rd th k lpa lac lacs lakh lakhs crore crores cr mn million billion thousand hundred pct percent % ° " \' ″ ′ ’ ” $ £ € ₹ inr pkr usd gbp sar aed aud cad eur rs rupees dollars riyal riyals dirham dirhams acres acre marla kanal sq sqft bhk miles mile steps people employees students pages books sec seconds gb mb cgpa gpa marks points brothers sisters juz para rakat rakats',
  LABEL:
    'age aged house flat street st sector room block plot apt apartment tower phase floor road lane class grade rs inr pkr usd gbp sar aed aud cad eur $ £ € ₹ pin pincode zip zipcode postcode postal box ward gate bukhari muslim tirmidhi nasai majah dawud mishkat salihin saliheen maram mufrad nawawi muwatta hadith verse surah ayah iso iec rfc ieee step batch since year years born rank roll bus route highway section article chapter version office windows sap score scored income salary earn building bldg suite unit jersey gpa cgpa',
  WORK: 'work works worked working employed employee engineer developer manager job intern analyst consultant designer architect officer executive lead director founder doctor scientist specialist associate accountant teacher lecturer professor recruiter company career serving joined programmer hr',
  ORDINARY:
    'a an the this that it he she we you they i all and or but so if then of from for use uses user users used using private public boring fun good bad great fine ok okay yes sure friend friends page pages post posts reel reels story stories group groups status ads ad app apps video videos chat chats account accounts marketing influencer blogger model star stuff life world time much many most mostly mainly only just food photos photo pictures pics very too also both often sometimes daily everyday now more less here there home work office school college class campus peace heart masjid mosque least first last company startup startups boom bubble era business industry industries days age lover addict fan fans person people family families girl boy man woman media social open closed empty old new full hobby hobbies wise calm quiet simple cards card camera shot hope love thing things reply read draft lost available present active inactive around busy same what which who how when why js soon later please thanks news content network support call calls link links generation jobs hiring sales pay cook mum dad mother father sister brother parents wali wala walon got gets has had have is was were will would can could should does did make makes made keep keeps helps like likes hacked request requests gone dead fake secret blank toxic noisy slow',
  COMPANY:
    'amazon booking google microsoft apple meta facebook instagram twitter linkedin yahoo outlook salesforce noon souq careem alibaba flipkart makemytrip naukri monster indeed bayt dubizzle rozee daraz zameen pakwheels shaadi overstock expedia hotels agoda airbnb uber ebay walmart target paypal stripe netflix zomato swiggy paytm myntra ola olx infosys wipro tcs oracle ibm intel cisco adobe dell hp sony samsung bbc cnn geo ary dawn wordpress wix godaddy shopify etsy trivago skyscanner cars autotrader rediff justdial policybazaar bigbasket talabat jumia property quran sunnah coursera udemy byjus github gitlab stackoverflow asp vb ado socket draw next nuxt node vue deno chatgpt ml',
  WEB: 'www http https hxxp hxxps',
  LETTER_W: 'doubleu dabliu dablu',
};
