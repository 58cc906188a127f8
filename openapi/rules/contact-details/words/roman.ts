import type { Words } from '../tags.ts';

/** Urdu, Hindi and Arabic words written in Latin letters. */
export const roman: Words = {
  DIGIT:
    'sifar sifr siffar shunya shoonya sunya jeero ek aik teen tin char chaar panch paanch paach pach chhe chhah chhay chey cheh saat aath aanth aat nau naw wahid wahed wahad ithnan ithnayn itnan itnain etnen thnain tnen thalatha talata thalath talaata tlata arba arbaa arbah arbaah khamsa khamsah hamsa sitta sittah setta saba sabaa sabah sabaah sabea thamania thamaniya thamanya tamanya tamania tmania tisa tisaa tesa tesaa tisah noh',
  PAIR: 'das dus gyarah barah ashra ashara bees tees sau',
  WEAK: 'do no sat ath che chay chah nao dubal sau',
  AT: 'aet',
  DOT: 'dat daat doot nuqta nukta bindu',
  TLD: 'kaam kom',
  RATE: 'ret',
  CUE: 'rabta raabta sampark raqam raqmi jawal jawwal hatif itisal karein nambar namber missedcall',
  NUMBER: 'nambar namber nmbr',
  INTENT:
    'dhoondo dhundo dhoondna dhoondein aao aana aajao karo karna karlo kardo karein karen bhejo bhejein likhein likho milo milein baat rabta pucho dekho dekhein wahi wohi yahi',
  ME: 'mujhe mujhay muje mujhse humse hamein humein mujko',
  OWN: 'mera meri mere hamara hamari apna apni',
  IS: 'hai hain hun hoon ho he',
  ON: 'par pe pr per mein main ka ki ke ko se sath wala wali ala fi likh lo le note save',
  AS: 'naam nam ism bismi wahi wohi yahi',
  ID: 'naam nam yuzar yuzer hisabi',
  FILL: 'aur phir fir or thumma wa uske baad likhein likho laga lagao',
  NOT: 'nahi nahin nai na mat bilkul la ghair door dur chhor chor band',
  UNIT: 'saal sal mahine din ghante baje hazar hazaar sau rupay rupaye bhai behen behnein marlay beghe gaz log',
  LABEL: 'umar umr qad ghar gali makan kamra',
  WORK: 'kaam naukri mulazim mulazmat',
  ORDINARY:
    'nahi nahin hai hain hun aur zyada waqt sirf bilkul rishta rishte karta karti karte acha achha accha theek pasand shauq dekhna dekhta dekhti hota hoti bohat bahut kam kabhi bhi koi kuch bas sab',
};
