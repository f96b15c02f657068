/**
 * Common given names in the US, including those of families from other countries, in lower case and without accents.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    'aaron abby abdul abdullah abel abigail abraham ada adam adan addison adela adele adrian adriana adrienne ' +
    'agatha agnes agustin ahmad ahmed aidan aiden aileen aimee aisha akira alan alana alanna alba albert alberto ' +
    'alden aldo alec alejandra alejandro alessandra alex alexa alexander alexandra alexandria alexei alexis ' +
    'alfonso alfred alfredo ali alice alicia alina alisa alisha alison alistair allan allen allie allison alma ' +
    'alonzo alvaro alvin alyssa amal amalia amanda amara amelia amelie amina amir amira amit amy ana anastasia ' +
    'anders andre andrea andreas andrei andres andrew andy angel angela angelica angelina angelo angie angus anh ' +
    'anika anil anita anja ann anna annabel anne annette annie annika anthony antoine anton antonia antonio anya ' +
    'april arash archie ariana arianna ariel arjun arlene armando arnold arthur arturo asha asher ashley ashton ' +
    'astrid aubrey audrey august augustin aurelia aurora ava avery ayesha aylin bailey barbara barry bart bastian ' +
    'beatrice beatriz becca becky belinda bella ben benedict benito benjamin bennett bernadette bernard bernardo ' +
    'bernice bert beth bethany betsy betty beverly bianca bilal billie billy blake blanca bob bobby bonnie boris ' +
    'brad bradley brady brandi brandon brandy brayden brenda brendan brenna brent bret brett brian briana brianna ' +
    'bridget britney brittany brooke bruce bruno bryan bryant bryce bryn byron caitlin caleb callum calvin ' +
    'cameron camila camilla camille candace candice cara carina carl carla carlo carlos carlton carmela carmen ' +
    'carol carole carolina caroline carolyn carrie carson carter casey cassandra cassidy cassie catalina catarina ' +
    'catherine cathy cecelia cecil cecilia cedric celeste celia cesar chad chandler chandra chantal charlene ' +
    'charles charlie charlotte chelsea chen cherie cheryl chester chiara chloe chris christa christian christie ' +
    'christina christine christopher christy ciara cindy claire clara clarence clarissa clark claude claudia ' +
    'claudio clay clayton clement cliff clifford clint clinton clyde cody colby cole colette colin colleen collin ' +
    'connie connor conor conrad constance cora corey corinne cory courtney craig cristian cristina curt curtis ' +
    'cynthia daisuke dakota dale damian damien damon dan dana daniel daniela daniele daniella danielle danny ' +
    'dante daphne darcy daria darius darlene darnell darrell darren darryl dave david dawn dean deanna debbie ' +
    'deborah debra declan deepak deirdre delia della delores demetrius denis denise dennis derek derrick desiree ' +
    'desmond devin devon diana diane diego dimitri dina dinesh dion dirk divya dmitri dolores dominic dominik ' +
    'dominique don donald donna donovan dora doreen doris dorothea dorothy doug douglas drew duane duncan dustin ' +
    'dwayne dwight dylan earl ebony ed eddie edgar edith edmund eduardo edward edwin efrain eileen elaine elba ' +
    'eleanor elena eli eliana elias elijah elin elisa elisabeth elise eliza elizabeth ella elle ellen ellie ' +
    'elliot elliott ellis eloise elsa elsie elvira emeka emerson emil emilia emilie emilio emily emma emmanuel ' +
    'enrique eric erica erick erik erika erin ernest ernesto erwin esmeralda esperanza esteban estela estelle ' +
    'esther ethan ethel etta eugene eunice eva evan evangeline eve evelyn everett ezekiel ezra fabian fabio farah ' +
    'farid fatima fatma federico felicia felicity felipe felix ferdinand fergus fernanda fernando fiona flora ' +
    'florence floyd frances francesca francesco francis francisco franco francois frank frankie franklin franz ' +
    'fred freda freddie frederick freya frida friedrich gabriel gabriela gabriella gabrielle gail gareth garrett ' +
    'gary gavin gemma gene genevieve geoff geoffrey george gerald geraldine gerard gerardo gilbert gilberto gina ' +
    'ginny giorgio giovanni gisela giulia giuseppe gladys glen glenda glenn gloria gonzalo gordon grace gracie ' +
    'graham grant greg gregg gregory greta gretchen griffin guadalupe guido guillermo gunnar gunther gus gustav ' +
    'gustavo gwen gwendolyn habib hailey hal haley halima hamid hamza hana hank hannah hans harald harlan harold ' +
    'harriet harrison harry haruto harvey hasan hassan hayden hazel heather hector heidi helen helena helene ' +
    'helga henri henrietta henrik henry herbert herman hilary hilda hiroshi ho holly homer hope horace howard ' +
    'hubert hugh hugo humberto hunter hussein ian ibrahim ida ignacio igor ilse imani imogen imran ina ines ' +
    'ingrid ioana ira irene irina iris irma irving isaac isabel isabella isabelle isaiah isla ismael israel ivan ' +
    'ivana ivy jack jackie jackson jaclyn jacob jacqueline jacques jaden jaime jake jamal james jamie jan jana ' +
    'jane janelle janet janice janine janis jared jasmin jasmine jason jasper javier jay jayden jayla jayne jean ' +
    'jeanette jeanine jeanne jeff jefferson jeffery jeffrey jen jenna jennie jennifer jenny jeremiah jeremy ' +
    'jerome jerry jesse jessica jessie jesus jill jillian jim jimena jimmy jin jo joan joann joanna joanne ' +
    'joaquin jocelyn jodi jodie jody joe joel joelle johan johann johanna john johnathan johnnie johnny jolene ' +
    'jon jonah jonas jonathan joni jordan jorge jose josef josefina joseph josephine josh joshua josiah joy joyce ' +
    'juan juana juanita judith judy jules julia julian juliana julianna julianne julie juliet juliette julio ' +
    'julius jun june justin justine jutta kai kaitlin kaitlyn kamal kara karen kari karim karin karina karl karla ' +
    'kasia kasper katarina katarzyna kate katelyn katerina katharina katharine katherine kathleen kathryn kathy ' +
    'katie katja katrina kay kayla kaylee keisha keith kelli kellie kelly kelsey kelvin ken kendall kendra kenji ' +
    'kenneth kenny kent kenya kerri kerry kevin khalid kiara kieran kim kimberly kira kirk kirsten kirstin klaus ' +
    'konstantin kris krista kristen kristi kristian kristin kristina kristine kristy krystal kumar kunal kurt ' +
    'kyla kyle kylie lamar lana lance lara larry lars latasha latoya laura lauren laurence laurie lawrence layla ' +
    'lea leah leandro leann lee leif leigh leila leilani lena lenora leo leon leona leonard leonardo leonor ' +
    'leopold leroy lesley leslie lester leticia levi lewis lia liam liana lidia lila liliana lillian lillie lily ' +
    'lina lincoln linda lindsay lindsey linus lionel lisa liu liz liza lizzie lloyd logan lois lola lonnie ' +
    'loraine lorena lorenzo loretta lori lorna lorraine lou louis louisa louise lourdes luca lucas lucia luciana ' +
    'luciano lucien lucille lucinda lucy luigi luis luisa luke luna lupe luther lydia lyle lynda lynette lynn ' +
    'mabel mackenzie madeleine madeline madelyn mae magda magdalena maggie magnus mahmoud maia malcolm malik ' +
    'mandy manfred manuel manuela mara marc marcel marcela marcella marcelo marci marcia marco marcos marcus ' +
    'margaret margarita marge margie margo margot marguerite maria mariah mariam marian mariana marianne maribel ' +
    'marie marilyn marina mario marion marisa marisol marissa maritza marjorie marla marlena marlene marlon ' +
    'marsha marshall marta martha martin martina marty martyn marvin mary maryam masako mateo mathew mathias ' +
    'mathilda matilda matt matteo matthew matthias mattie maureen maurice mauricio max maxim maximilian maxine ' +
    'maya mckenzie megan mehmet mei melanie melinda melissa melody melvin mercedes meredith mia micah michael ' +
    'michaela micheal michele michelle miguel mika mike mila mildred miles milo milton mina mindy ming minh ' +
    'minnie miranda miriam misty mitch mitchell mohamed mohammad mohammed moira moises molly mona monica monika ' +
    'monique morgan morris moses muhammad muriel murray mustafa myles myra myrna myrtle nadia nadine naomi nasir ' +
    'nasser natalia natalie natasha nate nathan nathaniel neal ned neha neil nellie nelson nestor nettie ngozi ' +
    'nguyen nia niall nicholas nick nico nicola nicolas nicole nicolette nigel nikhil nikita nikki nikola nils ' +
    'nina noah noel noelle noemi nolan nora norah noreen norma norman octavia odette olaf oleg olga oliver olivia ' +
    'ollie omar ophelia orlando oscar osman otis otto owen pablo paige pam pamela paola paolo parker pascal pat ' +
    'patrice patricia patrick patsy patti patty paul paula paulette pauline paulo pavel pearl pedro peggy ' +
    'penelope percy perla perry pete peter petra petronella peyton phil philip philippa phillip phoebe phyllis ' +
    'pierre pilar piotr polly pooja prakash preston priscilla priya quentin quincy quinn rachael rachel rafael ' +
    'raffaele rahul raj rajesh ralph ramon ramona rana randall randi randolph randy raphael raquel rashad rashid ' +
    'raul raven ravi ray raymond reagan rebecca rebekah reggie regina reginald reid reinhard rena rene renee ' +
    'reuben rex reza rhea rhoda rhonda ricardo rich richard rick ricky riley rita rob robbie robert roberta ' +
    'roberto robin robyn rocio rod roderick rodney rodolfo rodrigo rogelio roger rohan roland rolando rolf roman ' +
    'romeo ron ronald ronda ronnie rory rosa rosalie rosalind rosamund rosanna rosario roscoe roseann rosemarie ' +
    'rosemary rosie ross rowan roxana roxanne roy ruben rudolf rudolph rudy rufus rupert russell ruth ryan sabina ' +
    'sabine sabrina sadie said saif sally salma salvador salvatore sam samantha samara samir samira samuel sana ' +
    'sandra sanjay santiago santos sara sarah sasha saul savannah scarlett scott sean sebastian selena selina ' +
    'selma serena sergei sergio seth shana shane shannon sharon shaun shauna shawn shawna sheila shelby sheldon ' +
    'shelia shelley shelly sheri sherman sherri sherry sheryl shirley shreya sidney sienna sierra sigrid silas ' +
    'silvia simon simona simone skyler sofia sofie solomon sonia sonja sonya sophia sophie spencer stacey staci ' +
    'stacy stan stanley stefan stefania stefanie stella stephan stephanie stephen sterling steve steven stewart ' +
    'stuart sue sumi sunita sunniva susan susana susanna susanne susie suzanne sven svetlana sybil sydney ' +
    'sylvester sylvia tabitha tad takeshi talia tamara tameka tami tamika tammy tamsin tanner tanya tara tariq ' +
    'tasha tatiana taylor ted teresa teri terra terrance terrell terrence terri terry tess tessa thaddeus thalia ' +
    'thanh thea thelma theo theodora theodore theresa therese thomas tia tiana tiffany tim timothy tina tobias ' +
    'toby todd tom tomas tommy toni tony tonya tracey traci tracie tracy travis trent trevor tricia trina trisha ' +
    'tristan troy trudy tucker tyler tyra tyrone tyson ulrich uma ursula valentin valentina valeria valerie van ' +
    'vanessa vaughn vera vernon veronica vicki vickie vicky victor victoria vijay vikram vince vincent vincenzo ' +
    'viola violeta virgil virginia vivian viviana vivienne vladimir wade walker wallace wally walter wanda warren ' +
    'wayne wei wendell wendy wes wesley whitney wilbur wilfred wilhelm will willa willard william willie willis ' +
    'wilma wilson winifred winston wolfgang wyatt xander xavier xiao ximena xiomara yan yara yasmin yasmine ' +
    'yesenia yolanda yoshi youssef yuki yuri yusra yusuf yvette yvonne zach zachary zack zahra zainab zane zara ' +
    'zelda zoe zoey zoran'
  ).split(' '),
);
