export const COLLECTIBLES = `
Collectibles:
  Advertising & Signs:
    Advertising Ashtrays; Advertising Clocks; Advertising Mirrors; Advertising Pens & Pencils
    Advertising Thermometers; Advertising Tins; Advertising Trays; Gas & Oil Advertising; Gas Pumps
    Metal Signs; Neon & Lighted Signs; Paper Advertising; Porcelain Signs; Promotional Glasses
    Restaurant & Fast Food Items; Soda Advertising; Soda Crates; Store Displays; Yardsticks
  Animals:
    Bird Figurines; Carved Decoys; Cat Figurines; Dog Figurines; Elephant Figurines; Frog Figurines
    Horse Figurines; Owl Figurines; Pig & Cow Figurines; Rabbit Figurines
  Autographs:
    Autographed Books; Autographed Movie Photos; Autographed Music Items; Historical Autographs
    Presidential Autographs; Space Autographs
  Banks & Money Boxes:
    Ceramic Piggy Banks; Mechanical Cast Iron Banks; Metal Banks; Promotional Banks
  Barware & Breweriana:
    Beer Cans; Beer Mugs & Steins; Beer Signs; Beer Taps & Handles; Beer Trays; Bottle Openers
    Cocktail Shakers; Corkscrews; Decanters; Flasks; Pub Mirrors; Shot Glasses; Swizzle Sticks
    Whiskey Jugs
  Bottles & Jars:
    Apothecary Bottles; Avon Bottles; Canning Jars; Figural Liquor Decanters; Insulators; Ink Bottles
    Medicine Bottles; Milk Bottles; Perfume Bottles; Poison Bottles; Soda Bottles
  Character & Pop Culture:
    Anime Collectibles; Bobbleheads; Cartoon Collectibles; Character Watches & Clocks
    Disney Figurines; Disney Ornaments; Disney Pins; Disney Plush Collectibles; Disney Snow Globes
    Lunch Boxes; Peanuts Collectibles; Smurf Figures; Theme Park Souvenirs
    Thermoses; Vinyl Art Toys
  Clocks:
    Alarm Clocks; Anniversary Clocks; Cuckoo Clocks; Grandfather Clocks; Mantel Clocks; Antique Wall Clocks
    Clock Parts
  Decorative Collectibles:
    Bells; Blown Glass Animals; Candle Snuffers; Ceramic Village Houses; Bear Figurines
    Collector Bears; Collector Plates; Collector Spoons; Cottage Figurines; Crystal Figurines
    Egg Collectibles; Hummel Figurines; Music Boxes; Nativity Figurines; Paperweights
    Porcelain Figurines; Precious Moments Figurines; Snow Globes; Thimbles; Trinket Boxes
    Wooden Figurines
  Fantasy & Horror:
    Dragon Figurines; Fairy & Angel Figurines; Gargoyles; Skull Collectibles; Wizard Figurines
  Historical Memorabilia:
    Americana; Civil War Items; Fire Department Items; Fraternal & Masonic Items; Police Badges
    Police Patches; Political Buttons; Political Memorabilia; Royalty Collectibles
    Scouting Badges & Patches; Scouting Memorabilia; Space Program Items; World's Fair Items
  Holiday Collectibles:
    Antique Christmas Ornaments; Christmas Figurines; Christmas Ornaments; Christmas Tree Toppers
    Christmas Villages; Easter Collectibles; Halloween Collectibles; Nutcrackers; Santa Figures
    Thanksgiving Collectibles; Valentine Collectibles; Vintage Blow Molds
    Vintage Christmas Decorations; Vintage Halloween Masks
  Kitchen Collectibles:
    Cookie Cutters; Cookie Jars; Egg Cups; Enamelware; Recipe Boxes; Salt & Pepper Shakers
    Vintage Coffee Grinders; Vintage Kitchen Scales; Vintage Molds; Vintage Rolling Pins
    Vintage Toasters; Vintage Utensils
  Knives & Blades:
    Bowie Knives; Fixed Blade Knives; Folding Pocket Knives; Hunting Knives; Knife Sharpeners
    Knife Sheaths; Multi-Tools; Swiss Army Knives; Swords; Vintage Pocket Knives
  Lamps & Lighting:
    Gas Lanterns; Lava & Motion Lamps; Miner Lamps; Oil Lamps; Railroad Lanterns; TV Lamps
  Militaria:
    Bayonets; Field Gear; Flight Gear; Helmets; Medals & Ribbons; Military Books & Manuals
    Military Challenge Coins; Military Insignia; Military Patches; Military Photographs; Trench Art
    Military Uniforms; Vietnam War Items; World War I Items; World War II Items
  Paper & Ephemera:
    Calendars; Diaries & Letters; Greeting Cards; Historical Documents; Maps & Atlases; Matchbooks
    Menus; Paper Fans; Holiday Postcards; Real Photo Postcards; US Town Postcards
    World Postcards; Recipe Booklets; Scrapbooks; Tickets & Programs; Travel Brochures
    Valentines; Vintage Labels; Wrapping Paper
  Pens & Writing:
    Ballpoint Pens; Desk Sets; Fountain Pens; Inkwells; Mechanical Pencils; Nibs & Inks
    Vintage Typewriters; Wax Seals
  Photographs:
    Cabinet Cards; Cartes de Visite; Daguerreotypes & Tintypes; Photo Albums; Photo Negatives; Photo Slides
    Snapshots; Stereoviews
  Pinbacks & Patches:
    Collectible Pins; Embroidered Patches; Enamel Pins; Pinback Buttons
  Radio & Telephone Collectibles:
    Phone Cards; Pay Phones; Radio Premiums; Telegraph Keys
  Religious & Spiritual:
    Buddha Statues; Crosses & Crucifixes; Crystals & Tarot; Holy Cards; Judaica; Rosaries
    Saint Statues
  Rocks, Fossils & Minerals:
    Arrowheads & Artifacts; Crystals & Geodes; Fossils; Meteorites; Mineral Specimens; Petrified Wood
    Sea Shells; Tumbled Stones
  Sewing Collectibles:
    Antique Sewing Machines; Buttons; Darning Eggs; Pin Cushions; Sewing Boxes; Vintage Linens & Doilies
    Vintage Quilts
  Souvenirs & Travel:
    Airline Memorabilia; Cruise Ship Memorabilia; Hotel Memorabilia; Keychains; License Plates
    Railroad Memorabilia; Refrigerator Magnets; Souvenir Mugs; Souvenir Plates; Souvenir Spoons
  Tobacciana:
    Ashtrays; Cigar Boxes; Cigarette Cases; Humidors; Lighters; Pipes; Tobacco Tins; Zippo Lighters
  Vanity Collectibles:
    Antique Combs & Brushes; Compacts; Dresser Sets; Hair Receivers; Hat Pins; Powder Jars
  Casino Collectibles:
    Casino Ashtrays; Casino Chips; Casino Playing Cards; Slot Machines
Entertainment Memorabilia:
  Movie Memorabilia:
    Movie Photos & Stills; Movie Posters; Movie Programs; Movie Props; Movie Scripts; Press Kits
  Music Memorabilia:
    Concert Photos; Concert Posters; Concert Programs; Concert Ticket Stubs; Country Memorabilia
    Rock & Pop Memorabilia; Tour Jackets
  TV & Theater Memorabilia:
    Playbills; Theater Posters; TV Photos; TV Show Props
Sports Memorabilia:
  Autographed Sports Items:
    Autographed Baseballs; Autographed Bats; Autographed Footballs; Autographed Helmets
    Autographed Hockey Pucks; Autographed Jerseys; Autographed Sports Photos
  Game Used Items:
    Game Used Baseballs; Game Used Bats; Game Used Jerseys
  Fan Shop:
    Baseball Fan Gear; Basketball Fan Gear; College Fan Gear; Football Fan Gear; Hockey Fan Gear
    Pennants & Flags; Racing Fan Gear; Soccer Fan Gear; Stadium Giveaways; Team Caps; Team Jackets
    Team Jerseys; Team T-Shirts; Wrestling Fan Gear
  Vintage Sports Memorabilia:
    Olympic Memorabilia; Sports Pins; Sports Posters; Sports Programs; Sports Ticket Stubs
    Starting Lineup Figures; Trophies; Vintage Sports Photos; Vintage Yearbooks & Media Guides
`;
