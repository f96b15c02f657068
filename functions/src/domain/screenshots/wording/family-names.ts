/**
 * Common family names in the US, including those of families from other countries, in lower case and without accents.
 */
export const FAMILY_NAMES: ReadonlySet<string> = new Set(
  (
    'abbott abdi abdullah abrams acevedo acosta adams adeyemi aguilar aguirre ahmad ahmed akhtar albert alexander ' +
    'alfaro ali allen allison almeida alvarado alvarez amador andersen anderson andersson andrade andrews anthony ' +
    'aquino aragon archer arias armstrong arnold arroyo ashby atkins atkinson austin avila ayala ayers bach ' +
    'bailey baker baldwin ball ballard banerjee banks barber barker barlow barnes barnett barr barrera barrett ' +
    'barron barry bartlett barton bass bates bauer baxter beard beasley beck becker bell beltran bender benitez ' +
    'bennett benson bentley berg berger bergman bernard berry bianchi bishop blackburn blackwell blair blake ' +
    'blanchard blankenship blevins bond bonilla booker booth bowen bowers bowman boyd boyer boyle braddock ' +
    'bradford bradley bradshaw brady branch brandt bravo brennan brewer bridges briggs britt brock brooks ' +
    'browning bruce bryan bryant buchanan buck buckley bullock burch burgess burke burnett burns burton bush ' +
    'butler byrd byrne cabrera cain calderon caldwell calhoun callahan camacho cameron campbell campos cannon ' +
    'cantu cardenas carey carlson carpenter carr carrillo carroll carson carter carver casey castaneda castillo ' +
    'castro cervantes chambers chan chandler chang chapman charles chavez chen cheng cherry cho choi christensen ' +
    'christian chu chung church cisneros clarke clayton clements cline cobb cochran coffey cohen coleman collier ' +
    'collins colon combs compton conley conner connolly connor conrad contreras conway cooke cooley coronado ' +
    'correa cortes cortez costa costello cowan cox craig crawford crosby cross cruz cuevas cummings cunningham ' +
    'curry curtis dalton daniel daniels das davenport david davidson davies davila davis dawson decker delacruz ' +
    'delaney deleon delgado dennis desai diaz dickerson dickson dillon dixon dodson doherty dominguez donaldson ' +
    'donnelly donovan dorsey dougherty doyle drake dubois dudley duffy duke duncan dunlap dunn dupont duran ' +
    'durham dyer eaton edwards elliott ellis ellison emerson english erickson eriksson escobar espinosa espinoza ' +
    'esposito estes estrada evans everett ewing farley farmer farrell faulkner ferguson fernandez ferrari ferrell ' +
    'fields figueroa finley fischer fisher fitzgerald fitzpatrick fleming fletcher flores flowers floyd flynn ' +
    'foley fontaine forbes foster fowler francis franco frank franklin franks frazier frederick freeman frey ' +
    'friedman frost fry frye fuentes fuller fung gaines galindo gallagher gallegos galloway galvan gamble garcia ' +
    'gardner garner garrett garrison garza gates gentry gibbons gibbs gibson gilbert gill gillespie gilmore glass ' +
    'glenn glover goldberg golden goldstein gomes gomez gonzales gonzalez goodman goodwin gordon gould grady ' +
    'graham grant graves greene greer gregory griffin griffith grimes gross guerra guerrero gupta gustafson ' +
    'gutierrez guzman haas hahn hale haley hall hamilton hammond hampton hancock haney hansen hanson hardin ' +
    'harding hardy harmon harper harrell harrington harris harrison hartley hartman harvey hassan hatfield ' +
    'hawkins hayden hayes haynes heath hebert henderson hendricks hendrix henry hensley henson herman hernandez ' +
    'herrera herring hess hester hickman hicks higgins hinton hobbs hodge hodges hoffman hogan holcomb holden ' +
    'holder holland holloway holmes holt hoover hopkins horn horne horton hossain house houston howard howe ' +
    'howell huang hubbard huber hudson huerta huff huffman huggins hughes hull humphrey hunt hunter hurley hurst ' +
    'hussain hutchinson huynh hwang ibarra ibrahim ingram irwin islam ito ivanov jackson jacobs jacobson jain ' +
    'james jansen jarvis jefferson jenkins jennings jensen jimenez johansen johansson johns johnson johnston ' +
    'jones jordan joseph joshi joyce juarez kang kaplan kapoor kaufman kaur kaya keith keller kelley kelly kemp ' +
    'kennedy kent kerr khan khoury kidd kim kimura kirby kirk klein kline knapp knight knox kobayashi koch kovacs ' +
    'kowalczyk kowalski kramer krause krueger kumar kwon lambert landry lane lang lara larsen larson lawrence ' +
    'lawson leach leblanc leclerc lee leon leonard leroux lester levine levy lewis li liang lim lin lindqvist ' +
    'lindsey liu livingston lloyd logan long lopez lowe lowery lozano lu lucas lucero luna lynch lynn lyons ' +
    'macdonald macias mack madden mahoney maldonado malone mancini manning marin marino marks marquez marsh ' +
    'marshall martin martinez mason massey mata mathews mathis matthews maxwell mayer maynard mayo mazur ' +
    'mcallister mcbride mccall mccann mccarthy mccarty mcclain mcclure mcconnell mccormick mccoy mccullough ' +
    'mcdaniel mcdonald mcdowell mcfarland mcgee mcgrath mcguire mcintosh mcintyre mckay mckee mckenna mckenzie ' +
    'mckinney mcknight mclaughlin mclean mcmahon mcmillan mcneil mcpherson meadows medina mehta mejia melendez ' +
    'melton mendez mendoza mercado mercer merritt meyer meyers meza michael middleton miles miller mills miranda ' +
    'mishra mitchell mohamed mohammed molina monroe montes montgomery montoya moody moon moore mora morales moran ' +
    'moreau moreno moretti morgan mori morin morris morrison morrow morse morton moses mosley moss mueller mullen ' +
    'muller mullins munoz murillo murphy murray myers nakamura nash navarro neal nelson newman newton ng nguyen ' +
    'nichols nicholson nielsen nieves nixon noble nolan norman norris norton novak nowak nunez oakley obrien ' +
    'ochoa oconnor odom odonnell okafor okeefe okoye oliver olsen olson omar oneal oneill orozco orr ortega ortiz ' +
    'osborne osman owen owens pace pacheco padilla page palmer papadopoulos park parker parks parra parrish ' +
    'parsons patel patrick patterson patton paul payne pearson peck pena pennington pereira perera perez perkins ' +
    'perry petersen peterson petrov pham phan phelps phillips pierce pineda pittman pitts pollard ponce poole ' +
    'pope porter potter potts powell powers prasad pratt preston price prince proctor pruitt pugh quinn quintero ' +
    'ramirez ramos ramsey randall randolph rangel rao rasmussen ray raymond reddy reed reese reeves reid reilly ' +
    'reyes reynolds rhodes ricci richard richards richardson richmond riddle riley ritter rivas rivera rivers ' +
    'roach robbins roberson roberts robertson robinson robles rocha rodgers rodriguez rogers rojas rollins roman ' +
    'romano romero rosales rosario rosen rosenberg ross rossi roth rowe rowland roy rubio ruiz rush russell russo ' +
    'rutledge ryan saito salas salazar salgado salinas sampson sanchez sanders sandoval sanford santana santiago ' +
    'santos sato saunders savage sawyer schaefer schmidt schmitt schneider schroeder schultz schumacher schwartz ' +
    'scott sellers serrano shaffer shah shannon sharma sharp shaw shea shelton shepard shepherd sheppard sherman ' +
    'shields shin short silva simmons simon simpson sims sinclair singh skinner sloan small smith snow snyder ' +
    'solis solomon sosa soto sparks spears spencer stafford stanley stanton stark steele stein stephens ' +
    'stephenson stevens stevenson stewart stokes stone stout strickland strong stuart suarez sullivan summers ' +
    'sutton suzuki swanson sweeney sweet sykes takahashi tanaka tang tanner tapia tate taylor terrell terry ' +
    'thomas thompson thomson thornton thorpe tierney todd torres townsend tran travis trevino trujillo truong ' +
    'tucker turner tyler underwood valdez valencia valentine valenzuela van vance vargas vasquez vaughan vaughn ' +
    'vazquez vega velasquez velazquez velez vincent vogel vu wade wagner walker wallace waller walls walsh walter ' +
    'walters walton wang ward ware warner warren washington waters watkins watson watts weaver webb weber webster ' +
    'weeks weiss welch wells werner west wheeler whitaker whitehead whitfield whitney wiggins wilcox wiley ' +
    'wilkerson wilkins wilkinson williams williamson willis wilson winters wise wolf wolfe wong wood woodard ' +
    'woods woodward wright wu wyatt xiong xu yamamoto yang yates ybarra yilmaz yoder york young yu zamora zapata ' +
    'zavala zhang zhao zhou zimmerman zuniga'
  ).split(' '),
);
