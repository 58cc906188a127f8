/** Common first and family names, with which the names of accounts begin or end: "aminak", "itsyusuf". */
export const names =
  'amina aminah ameena aisha ayesha aysha fatima fatimah fathima khadija khadijah zainab zaynab maryam mariam ' +
  'ruqayya ruqayyah safiya safiyya sumayya sumayyah halima hafsa asmaa layla leila laila yasmin yasmeen samira ' +
  'samina nadia nasreen farah rabia saima sadia sadaf sania sarah mahnoor mehwish madiha rimsha areeba aliza ' +
  'alina anaya inaya zehra zahra zahraa sakina kulthum kulsum bushra shazia shabana shaista farzana rukhsana ' +
  'tahira tasneem nusrat sidra zunaira aamina busra hatice zeynep nurul aishah muhammad mohammad mohammed mohamed ' +
  'ahmad ahmed hamza bilal yusuf yousuf yousef youssef ibrahim ismail ishaq yaqub dawud sulaiman suleman usman ' +
  'uthman osman hassan hasan hussain husain hussein khalid khaled tariq tarek imran irfan kamran salman sulayman ' +
  'rashid rasheed majid sajid wajid zahid kashif nasir yasir aamir faisal fahad saeed sayeed waleed walid zubair ' +
  'junaid umair uzair talha huzaifa mustafa mehmet ahmet murat yilmaz karim kareem rahim raheem salim saleem ' +
  'jamil jamal kamal anwar akbar akram aslam azhar rizwan adnan farhan rehan rayhan shahid shoaib waqas zeeshan ' +
  'bashir mahmood mahmoud masood maqsood iqbal qasim abdul abdullah abdulrahman rehman rahman siddiqui qureshi ' +
  'ansari farooq malik sheikh shaikh chaudhry mirza hashmi bukhari rizvi zaidi kazmi naqvi gilani';
