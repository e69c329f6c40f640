/**
 * Further INNs of single substances that were ever approved in the United States, beside those of which other names
 * and brands are known. Who types one means it, whether or not a dossier of it is listed.
 */
export const furtherInns: readonly string[] = [
  ...(
    'abaloparatide abametapir abarelix abrocitinib acebutolol aceclidine acetohexamide acetophenazine acetrizoate ' +
    'acetylcholine acetyldigitoxin acoltremon acoramidis acrisorcin acrivastine adagrasib adenosine afamelanotide ' +
    'aficamten alatrofloxacin alcaftadine alclometasone alfentanil alitretinoin alkavervir alosetron alpelisib ' +
    'alseroxylon altretamine aluminum alvimopan ambenonium amcinonide amdinocillin amifampridine amifostine amikacin ' +
    'amiloride aminoglutethimide aminohippurate aminophylline aminosalicylate amisulpride amlexanox ammonium ' +
    'amodiaquine amoxapine amprenavir anagrelide anileridine anisindione antazoline apomorphine apraclonidine ' +
    'aprocitentan arbutamine ardeparin arimoclomol artesunate articaine asciminib atogepant atracurium atrasentan ' +
    'atropine auranofin avacopan avapritinib avatrombopag avobenzone avutometinib azatadine azlocillin bacampicillin ' +
    'bacitracin balsalazide barium baxdrostat bazedoxifene belinostat belumosudil belzutifan bentiromide bentoquatam ' +
    'benzgalantamine benzhydrocodone benznidazole benzphetamine benzquinamide benzthiazide bepridil berotralstat ' +
    'besifloxacin betaine betaxolol betazole bethanechol bethanidine betrixaban bexagliflozin bexarotene binimetinib ' +
    'biotin biperiden bitolterol bleomycin boceprevir bremelanotide brensocatib bretylium brexanolone brigatinib ' +
    'brincidofovir bromodiphenhydramine brompheniramine buclizine butabarbital butalbital butenafine butoconazole ' +
    'butorphanol caffeine candicidin cangrelor cannabidiol cantharidin capivasertib capmatinib capreomycin capsaicin ' +
    'carbachol carbenicillin carbinoxamine carboprost carphenazine carprofen carteolol casimersen cedazuridine ' +
    'cefaclor cefadroxil cefditoren cefiderocol cefmenoxime cefmetazole cefonicid cefoperazone ceforanide cefotetan ' +
    'cefotiam cefoxitin cefpiramide cefprozil ceftibuten ceftizoxime cellulose cephaloglycin ceritinib cerivastatin ' +
    'ceruletide cevimeline chlophedianol chlorambucil chloramphenicol chlordiazepoxide chlorhexidine chlormezanone ' +
    'chloroprocaine chloroquine chlorothiazide chlorotrianisene chloroxine chlorphentermine chlorpropamide ' +
    'chlorprothixene chlortetracycline chlorzoxazone chromic cidofovir cinoxacin cisapride cisatracurium clascoterone ' +
    'clemastine clevidipine clidinium clioquinol clocortolone clofazimine clofibrate cloxacillin cobicistat ' +
    'cobimetinib cocaine colestipol conivaptan copanlisib copper corticotropin cortisone crinecerfont crofelemer ' +
    'crotamiton cupric cyclacillin cyclizine cyclopentolate cycloserine cyclothiazide cycrimine cyproheptadine ' +
    'cysteine daclatasvir dacomitinib dalfopristin danaparoid danazol danicopan dapiprazole daprodustat daridorexant ' +
    'dasabuvir dasiglucagon decamethonium defactinib defibrotide delafloxacin delavirdine delgocitinib demecarium ' +
    'demeclocycline deserpidine desflurane desipramine deslanoside desoximetasone desoxycorticosterone ' +
    'deucravacitinib deuruxolitinib deutivacaftor dexbrompheniramine dexchlorpheniramine dexrazoxane dextrothyroxine ' +
    'dezocine diazoxide dicloxacillin dicumarol didanosine dienestrol diethylcarbamazine difamilast difelikefalin ' +
    'difenoxin diflorasone diflunisal digitoxin dihydrocodeine dihydroergotamine dimenhydrinate dimercaprol dinoprost ' +
    'diphemanil diphenidol diphenoxylate diphenylpyraline dipivefrin dirithromycin disopyramide dobutamine docosanol ' +
    'dofetilide dolasetron donidalorsen dopamine doravirine dordaviprone doripenem doxapram doxecitine doxepin ' +
    'doxercalciferol doxribtimine doxylamine dromostanolone dronabinol droperidol droxidopa durlobactam duvelisib ' +
    'dyclonine dydrogesterone dyphylline ecamsule echothiophate econazole edaravone edetate edrophonium eflornithine ' +
    'elacestrant elafibranor elagolix elamipretide elbasvir elexacaftor eliglustat elinzanetant eluxadoline ' +
    'elvitegravir enasidenib encorafenib enflurane enfuvirtide enmetazobactam enoxacin ensartinib ensifentrine ' +
    'ensitrelvir entrectinib ephedrine epinastine eplontersen eravacycline erdafitinib ergotamine estazolam estetrol ' +
    'estramustine estropipate etelcalcetide eteplirsen ethanol ethchlorvynol ethinamate ethionamide ethopropazine ' +
    'ethotoin ethoxzolamide ethylestrenol etidocaine etodolac etomidate etrasimod etravirine etretinate etripamil ' +
    'ezogabine fedratinib felbamate fenfluramine fenoldopam fenoprofen ferrous ferumoxides ferumoxsil ferumoxytol ' +
    'fexinidazole fezolinetant finafloxacin fitusiran flavoxate flibanserin floxuridine flucytosine fludrocortisone ' +
    'flumazenil flumethasone flunisolide fluorescein fluorometholone fluoxymesterone fluphenazine fluprednisolone ' +
    'flurazepam flurbiprofen flutamide fomepizole fomivirsen fosamprenavir foscarbidopa foscarnet fosdenopterin ' +
    'foslevodopa fosnetupitant fosphenytoin fospropofol fostamatinib fostemsavir fruquintinib furazolidone ' +
    'futibatinib gadodiamide gadofosveset gadopiclenol gadoquatrane gadoteridol gadoversetamide gallium ganaxolone ' +
    'gatifloxacin gedatolisib gemifloxacin gentamicin gepirone gepotidacin gilteritinib givinostat givosiran ' +
    'glasdegib gluconolactone glutethimide glycine golodirsen gramicidin grazoprevir grepafloxacin griseofulvin ' +
    'guanabenz guanadrel guanidine halazepam halcinonide halofantrine haloprogin halothane hetacillin hexachlorophene ' +
    'hexafluorenium hexaminolevulinate hexocyclium hexylcaine histrelin hydralazine hydrocortamate hydroflumethiazide ' +
    'hydroquinone hydroxyamphetamine hydroxyprogesterone hydroxystilbamidine ibrexafungerp ibutilide icodextrin ' +
    'icotrokinra idarubicin idelalisib idoxuridine ifosfamide iloperidone iloprost imetelstat imipramine imlunestrant ' +
    'inavolisib inclisiran indecainide indigotindisulfonate indinavir infigratinib inotersen inulin iodamide ' +
    'iodipamide iodoxamate iomeprol iophendylate iotrolan ioversol ioxaglate ioxilan ipodate iptacopan islatravir ' +
    'isocarboxazid isoetharine isoflurane isoflurophate isopropamide isosorbide isradipine istradefylline ivosidenib ' +
    'kanamycin krypton lactitol landiolol lapyrium larotrectinib lasmiditan lazertinib lefamulin lemborexant ' +
    'lenacapavir leniolisib lesinurad letermovir levacetylleucine levallorphan levamisole levamlodipine levobetaxolol ' +
    'levobunolol levobupivacaine levocabastine levoketoconazole levomefolate levomethadyl levonordefrin levorphanol ' +
    'lincomycin lindane linerixibat lodoxamide lofexidine lomefloxacin lomitapide lomustine lonafarnib loracarbef ' +
    'lorlatinib lotilaner loxapine lucinactant luliconazole lumacaftor lumasiran lumateperone lurbinectedin ' +
    'lusutrombopag lypressin macimorelin mafenide magnesium malathion mangafodipir manganese mannitol maprotiline ' +
    'maribavir masoprocol mavorixafor mazindol mebutamate mecamylamine medrysone megestrol meglumine menadiol ' +
    'menadione mepenzolate mephentermine mephenytoin mepivacaine meprednisone meprobamate mequinol mersalyl ' +
    'mesoridazine mestranol metaraminol methacholine methacycline methantheline metharbital methazolamide ' +
    'methdilazine methixene methohexital methoxamine methyclothiazide methyl methylscopolamine methyltestosterone ' +
    'methyprylon methysergide metipranolol metocurine metrizamide metrizoate metyrapone mexiletine mezlocillin ' +
    'miconazole midostaurin mifepristone migalastat miglitol milrinone milsaperidone miltefosine mipomersen ' +
    'mirdametinib mitapivat mitotane mobocertinib moexipril molindone momelotinib monobenzone monoctanoin ' +
    'motixafortide moxalactam moxidectin nabilone nadolol nafarelin nafcillin naftifine nalbuphine naldemedine ' +
    'nalmefene naloxegol nandrolone naphazoline natamycin navepegritide nedocromil nedosiran nefazodone nelfinavir ' +
    'neomycin neostigmine nerandomilast nesiritide netarsudil netilmicin nicardipine niclosamide nifurtimox ' +
    'nilutamide nirogacestat nisoldipine norelgestromin norethynodrel norgestrel nortriptyline nusinersen nystatin ' +
    'octinoxate octocrylene odevixibat olezarsen oliceridine olsalazine olutasidenib omadacycline omaveloxolone ' +
    'ombitasvir orforglipron oritavancin orphenadrine osilodrostat ospemifene oteseconazole oxacillin oxamniquine ' +
    'oxandrolone oxaprozin oxazepam oxiconazole oxiglutatione oxprenolol oxtriphylline oxybenzone oxymetazoline ' +
    'oxymetholone oxymorphone oxyphenbutazone oxyphencyclimine oxyphenonium oxytetracycline ozenoxacin pacritinib ' +
    'pafolacianine palopegteriparatide palovarotene paltusotine pancuronium panobinostat paramethadione paramethasone ' +
    'pargyline paritaprevir paromomycin pasireotide patisiran pegaptanib pegcetacoplan peginesatide pegulicianine ' +
    'pemigatinib pemirolast pemoline penbutolol penciclovir pentagastrin pentazocine pentetate pentobarbital ' +
    'pentolinium pentostatin peramivir perflexane perflubron perfluorohexyloctane perflutren pergolide perphenazine ' +
    'pexidartinib phenacemide phenazopyridine phendimetrazine phenelzine phenindione pheniramine phenmetrazine ' +
    'phenoxybenzamine phenprocoumon phensuximide phentermine phentolamine phenylbutazone phenylpropanolamine ' +
    'pilocarpine pimavanserin pimozide pinacidil pindolol piperacetazine piperazine pipobroman pirbuterol ' +
    'pirtobrutinib pitolisant pivmecillinam plazomicin plecanatide plerixafor plicamycin plozasiran podofilox ' +
    'polytetrafluoroethylene polythiazide ponesimod potassium pralatrexate pralidoxime pralsetinib pramlintide ' +
    'pramoxine prasterone prazepam prednicarbate pretomanid primaquine primidone probucol procainamide procaine ' +
    'procarbazine prochlorperazine procyclidine promazine promethazine propantheline proparacaine propiolactone ' +
    'propiomazine propoxycaine propyliodone protamine protirelin protokylol protriptyline pyrethrins pyridostigmine ' +
    'pyrimethamine pyrvinium quazepam quinestrol quinethazone quinidine quinine quinupristin quizartinib rapacuronium ' +
    'regadenoson relacorilant relebactam relugolix remibrutinib remifentanil remimazolam repotrectinib rescinnamine ' +
    'reserpine resmetirom retapamulin revefenacin revumenib ribavirin rifabutin rifamycin rifapentine rilzabrutinib ' +
    'rimantadine rimexolone ripretinib risdiplam ritlecitinib ritodrine rofecoxib rolapitant samidorphan saquinavir ' +
    'saralasin sarecycline sebetralstat secnidazole secretin segesterone seladelpar selinexor selpercatinib ' +
    'selumetinib sepiapterin serdexmethylphenidate sermorelin sertaconazole setmelanotide sevabertinib sibutramine ' +
    'simeprevir sincalide sinecatechins sodium sonidegib sonrotoclax sorbitol sotagliflozin sotorasib sparfloxacin ' +
    'sparsentan spectinomycin spinosad spirapril stanozolol stavudine stiripentol streptomycin streptozocin succimer ' +
    'sufentanil sulconazole sulfacytine sulfadoxine sulfamerazine sulfameter sulfamethizole sulfanilamide ' +
    'sulfaphenazole sulfapyridine sulfoxone sulfur sulindac sunvozertinib suprofen suzetrigine tacrine tafamidis ' +
    'tafenoquine talazoparib talbutal taletrectinib tapinarof tasimelteon taurolidine taurursodiol tavaborole ' +
    'tazemetostat tecovirimat teduglutide tegaserod telaprevir telavancin telbivudine telithromycin temsirolimus ' +
    'tenapanor teniposide tepotinib terazosin terbutaline terconazole terlipressin testolactone tetracycline ' +
    'tetrahydrozoline tezacaftor thiamylal thiethylperazine thioridazine thiotepa thonzonium tiagabine ticarcillin ' +
    'ticlopidine tioconazole tiopronin tipiracil tipranavir tirbanibulin tivozanib tocainide tofersen tolazamide ' +
    'tolazoline tolbutamide tolcapone tolmetin toremifene tovorafenib tradipitant tranylcypromine treosulfan ' +
    'triamterene triazolam trichlormethiazide triclabendazole triclofos triclosan tridihexethyl trifarotene ' +
    'trifluoperazine triflupromazine trifluridine triheptanoin trilaciclib trilostane trimethadione trimethaphan ' +
    'trimethobenzamide trimipramine tripelennamine triprolidine trofinetide troglitazone troleandomycin trometamol ' +
    'tropicamide trovafloxacin tubocurarine tucatinib tyloxapol tyropanoate tyrosine umbralisib vaborbactam ' +
    'vadadustat valdecoxib valrubicin vamorolone vanzacaftor vecuronium vepdegestrant verteporfin vibegron vidarabine ' +
    'viloxazine viltolarsen vimseltinib viomycin vismodegib voclosporin vorapaxar vorasidenib vorinostat vosoritide ' +
    'voxelotor voxilaprevir vutrisiran xanomeline xylose zalcitabine zanamivir zavegepant ziconotide zidebactam ' +
    'ziftomenib zileuton zilucoplan zoliflodacin zongertinib zuranolone'
  ).split(' '),
];
