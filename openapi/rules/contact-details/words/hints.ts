/**
 * What speaks of a way to contact and is written around the names of platforms, one phrase a line. A phrase is found as words in
 * this order, whatever marks stand between; it is flagged, not refused.
 */
export const hints = `
my number is in
number in my city
number in my name
number below
number is below
digits below
city field
name field
education field
occupation field
see my city
see my occupation
see my education
rest is in
rest of it is in
last three digits
last digits
first digit
country code
add 1 to each
add one to each
minus one each
read it backwards
read it from the right
from right to left
liam g ta
liamg
moc tod
read backwards
reverse it
spelled backwards
name backwards
number backwards
naam ulta
ulta likho
ulta parho
bird app
blue bird
camera app
photo app
picture app
green app
ghost app
yellow app
yellow ghost
app with the ghost
paper plane app
blue app
app with the plane
where people post photos
post photos
eye gee
on the gram
the gram knows
da gram
last four digits
then last four
my contact no
hit my line
hit my inbox
slide into
slide in my
same name there
same name everywhere
same handle
same username
same id everywhere
on all apps
on every app
all platforms
every platform
all socials
my socials
my username is
username is
my page is
f b
w a me
my user name
my handle is
handle is
handle everywhere
on every network
two underscores
area code
other app
other apps
same nick
same name as here
the big g
every social
all social media
on all social
on every social
hosted by
at gml
at hotml
at hotmal
prefer messages
inbox is open
my inbox
my pseudo
mon pseudo
find my page
find my profile
find me there
find me online
find me under
find me as
find me by
find me on
find us on
look me up
look us up
search me up
search my name
search for me
search me
google me
google my name
my name on google
my name in google
my name into google
my full name into
mon nom sur google
mi nombre en google
mi nombre en el buscador
mi usuario es
en todas las redes
namen bei google
nama aku di google
nama saya di google
اسممو تو گوگل
رقمي في خانة
google us
add me
add me up
follow me
message me on
text me on
text me at
write me at
write to me at
mail me at
email me at
email me on
my email is
my number is
my number starts
my number ends
my number begins
drop me a line
my mail
my mail id
email id
gee mail
g male
google mail
google s mail
googles mail
usual google
google one
one from google
name dot surname
first dot last
a in a circle
circled a
a with a circle
a with a tail
monkey a
at sign
at symbol
underscore
forward slash
slash
link in bio
t me
wa me
fb me
m me
bio link
link tree
point com
punkt de
punkt com
nokta com
titik com
punto com
point fr
ponto com
punt com
ডট কম
дот ком
точка ком
точка ру
دات کام
دوت كوم
نقطة كوم
ڈاٹ کام
डॉट कॉम
arobase
arroba
chiocciola
klammeraffe
apenstaartje
kuyruklu
snabel a
malpa
zavinac
ludo a
собака ру
собачка
آت ساین
ادساين
একই নামে
my nmbr
my whatsapp
my watsapp
my phone number is
my mobile no
my contact no
contact number
phone no
phone number is
call me on
call me at
ring me
ring me on
whatsapp me
whatsapp only
whatsapp number
dm me
dm for
dm only
dms open
dm open
dm karo
dm krein
dm karein
dm kar
dm saya
inbox me
inbox karo
inbox krein
pm me
ping me
buzz me
kik me
snap me
mon numéro
mon numero
mon tel
mon insta
mon snap
mon mail
retrouve moi
retrouvez moi
ajoute moi
ajoutez moi
écris moi
écrivez moi
appelle moi
appelez moi
contacte moi
contactez moi
cherche moi
cherchez moi
suis moi
suivez moi
joignable au
par telegram
par whatsapp
sur insta
sur instagram
sur snap
sur snapchat
sur telegram
sur whatsapp
sur facebook
sur fb
búscame
buscame
encuéntrame
encuentrame
sígueme
sigueme
escríbeme
escribeme
agrégame
agregame
llámame
llamame
mi número
mi numero
mi insta
schreib mir
schreibt mir
such mich
sucht mich
finde mich
ruf mich an
meine nummer
mein insta
melde dich
seguimi
scrivimi
cercami
chiamami
il mio numero
me chama
me segue
meu numero
numaram
numaramı
beni ara
bana yaz
bana ulaş
beni ekle
beni takip
beni bul
insta adım
insta hesabım
adresim
nombor saya
nomor saya
no saya
hubungi saya
hubungi
cari saya
dm saya
wa saya
ig saya
insta saya
follow saya
tele saya
telegram saya
kontak saya
follow ig
আমার নম্বর
আমার নাম্বার
amar number
amake insta
knock dio
nok dio
শুধু মেসেজ
شماره من
آیدی من
پیام بده
پیام بدید
تماس بگیر
lambarkaygu
lambarkayga
iga raadi
ila soo xiriir
i soo wac
lambata
ku same ni
ku kira ni
ku neme ni
namba yangu
nitafute
nipigie
zovi me
piši mi
moj broj
мой номер
пиши в
пишите в
пиши мне
найди меня
найдите меня
звони
позвони
zadzwoń
mera number
mera no
mera insta
meri insta
mera snap
meri id
number likh lo
number note kar
call karo
call karein
call krein
rabta number
raabta number
fb pe
fb par
fb pr
insta pe
insta par
insta pr
snap pe
snap par
snap bhejo
dhoond lena
dhoond lein
dhund lena
میرا نمبر
رابطہ نمبر
کال کریں
واٹس ایپ کریں
انسٹا پر
فیس بک پر
ایڈ کریں
मेरा नंबर
कॉल करें
कॉल करो
डीएम करो
डीएम करें
इंस्टा पर
इंस्टा पे
फेसबुक पर
راسلوني
راسلني
كلمني
كلموني
اتصلوا بي
اتصل بي
تواصلوا معي
ضيفوني
ضيفني
تابعوني
تابعني
ابحثوا عني
حسابي
يوزري
سنابي
ايميلي
بريدي
خاص انستا
على الخاص
加我
我的微信
微信
电话
手机
`;

/** Names of platforms that the screening does not know, or knows in other letters only. */
export const otherPlatforms =
  'insta istagram instagr instg insa tlgrm tgram tlgrm tlg tgrm snp snpcht snapch msgr msngr fbk fcbk wapp wtsapp whtsp wsap wtsap ttok botim viber wechat skype discord messenger linkedin tiktok twitter youtube pinterest reddit tumblr quora clubhouse ig fb snap whatsapp watsapp whatsap wassup wattsapp whtsapp whts wats wtsp wtsapp telegram bluesky mastodon weibo wechat odnoklassniki zalo kakao viber bigo bereal carrd linktree onlyfans bbm substack wordpress blogspot wattpad muzzmatch sharechat roposo ' +
  'инста инстаграм инстаграме телеграм телега телеграме телеграмм вотсап ватсап вайбер фейсбук скайп вк вконтакте снап тикток ' +
  'ইনস্টা ইনস্টাগ্রাম ইনস্টাগ্রামে ফেসবুক ফেসবুকে ফেইসবুক হোয়াটসঅ্যাপ হোয়াটসঅ্যাপ হোয়াটসঅ্যাপে টেলিগ্রাম টেলিগ্রামে ইমো জিমেইল জিমেল ' +
  'اینستا اینستاگرام تلگرام واتساپ واتس‌اپ ایتا روبیکا جیمیل جي‌میل فيسبوك فيس انستا انستقرام انستجرام سناب سنابي سنابشات سنابتشات تيليجرام تلجرام واتس واتساب جيميل هوتميل تويتر تيك ' +
  'ਇੰਸਟਾ ਇੰਸਟਾਗ੍ਰਾਮ ਵਟਸਐਪ ਫੇਸਬੁੱਕ இன்ஸ்டா இன்ஸ்டாகிராம் வாட்ஸ்அப் பேஸ்புக் ഇൻസ്റ്റ വാട്സ്ആപ്പ് ఇన్స్టా వాట్సాప్ ఫేస్బుక్ インスタ 인스타 카톡 카카오톡 微信 抖音 小红书';

/** Words of other languages that say that something is not so. */
export const refusals =
  'tidak tak bukan jangan tanpa pas jamais sans ni sin nunca tampoco nicht kein keine keinen ohne nie niemals geen niet zonder nooit kullanmıyorum kullanmam değil yok yoktur maya ma laha ba babu hapana bila nema nisam bez нет не без না নেই করি ندارم نیست نمی لا ليس بدون لست मत बिना नहीं deleted closed deactivated quit quitté supprimé left unlike against neither';

/** Words that stand behind the name of a platform in ordinary sentences, besides those of the tables. */
export const plainWords =
  'travel travelling nature landscape wildlife mountain coffee garden everybody about after again against along already although among another around because become been before being below between beyond book books both brother called cannot city could country cover daily deal does done down during each earn either else enough even ever every everyone everything expert famous feel felt find first free from full gave general give given goes gone half hardly hear help hence here high himself house however idea into islamic itself join just keep kind knew know known last late later leave left less life like little local long look lost love made main make many maybe mean might mind moment money month more most mostly much must near need never news next nice nothing often once online only open other others part past perhaps place plan plus point quite quran rather read real really right room same seem self sent sets shall should show simple since small some someone something soon speak stay still stop such take talk team tell than their them themselves then there therefore these they thing think this those though three through thus time today together told took toward trend true turn under unless until upon used useful user usual very video view wait walk want watch week well went were what whatever when where whether which while whole whom whose wife will wish with within without word world would write wrong year your yours yourself lecture lectures recipe recipes course courses friends marketing advertising manager analyst generation'.split(
    ' ',
  );

/** Words around the name of a platform that say that one works there, watches there, or is seldom there. */
export const harmlessWords =
  'oh cold easily judgement judgment decision decisions news watch watching watched learn learned learning lecture lectures scholar scholars study studied read reading spend spent time much many less more than like everybody everyone glued scroll scrolling addict addicted rarely hardly seldom engineer engineering developer backend frontend software marketing ads advertising advertisement page pages shop shops store business businesses company team teams group groups manage manages managed managing manager channel channels about dissertation thesis research integration former ex recruiter recruitment found met husband wife cousin brother friend friends gardening recipes videos video podcast podcasts course courses class server family social media apps generation since years uninstalled removed editor creator influencer moderator private boring honestly scares status reels bayan dars hadees hadith recipe quran tajweed calligraphy nobody operator bot worthy angry parted never meta sales artist gamers moderate families between followed waqt zindagi bachon sikhata parhata dekhti dekhta dekhna sunta sunti barbadi zyada sirf pasand وقت درس بیان سنتی سنتا دیکھتی دیکھتا بچوں سکھاتا حدیث سٹیٹس والوں زیادہ پسند صرف بيان للعائلة فقط أذكار أشاهد الدروس الأطفال تعلم وقتي الطبخ حالة बयान सुनती सुनता हदीस स्टेटस रेसिपी देखती देखता बच्चों पढ़ाता परिवार वक्त समय सिर्फ';
