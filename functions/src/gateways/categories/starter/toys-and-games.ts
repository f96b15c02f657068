export const TOYS_AND_GAMES = `
Toys:
  Action Figures:
    Action Figure Accessories; Action Figure Lots; Action Figure Playsets; Action Figure Vehicles
    Anime Figures; Army Men & Toy Soldiers; Superhero Figures; Horror Figures; Military Figures
    Movie & TV Figures; Robot & Transforming Figures; Science Fiction Figures; Statues & Busts
    Funko Pop & Vinyl Figures; Vintage Action Figures; Wrestling Figures
  Building Toys:
    Building Brick Bulk Lots; Building Brick Instructions; Building Brick Minifigures
    Building Brick Parts; Building Brick Sets; LEGO Sets; Construction Sets; Erector Sets
    Lincoln Logs; Magnetic Tiles; Marble Runs; Wooden Blocks
  Diecast & Toy Vehicles:
    Diecast Airplanes; Diecast Banks; Diecast Cars; Diecast Construction Toys; Diecast Farm Toys
    Diecast Motorcycles; Diecast Race Cars; Diecast Trucks; Friction & Tin Cars; Hot Wheels Cars
    Matchbox Cars; Pedal Cars; Pressed Steel Trucks; Toy Car Tracks; Toy Tractors
  Dolls:
    Antique Dolls; Baby Dolls; Ball-Jointed Dolls; Barbie Clothes; Barbie Dolls; Barbie Playsets
    Cabbage Patch Dolls; Cloth & Rag Dolls; Doll Accessories; Doll Clothes; Doll Furniture
    Doll Parts; Doll Shoes; Fashion Dolls; 18 Inch Dolls; Mini Fashion Dolls; Monster Dolls; Paper Dolls
    Porcelain Dolls; Reborn Dolls; Troll Dolls; Vintage Fashion Dolls
  Dollhouses & Miniatures:
    Dollhouse Dolls; Dollhouse Furniture; Dollhouse Kits; Dollhouse Miniatures; Dollhouses
  Plush & Stuffed Animals:
    Beanbag Plush; Character Plush; Handmade Teddy Bears; Hand Puppets; Jointed Teddy Bears; Marionettes
    Plush Lots; Plush Pillows; Stuffed Animals; Teddy Bears; Vintage Plush
  Preschool & Learning Toys:
    Baby Toys; Bath Toys; Busy Boards; Educational Electronics
    Little People Sets; Pretend Food & Kitchens; Pull Toys; Ride-On Toys; Science Kits
    Shape Sorters & Stackers; Toy Instruments; Train Tables; Wooden Toys
  Electronic & Interactive Toys:
    Electronic Pets; Interactive Plush; Kids' Cameras; Kids' Tablets; Robot Toys; Virtual Pets
    Walkie Talkies
  Outdoor Toys:
    Bubbles; Foam Dart Blasters; Flying Discs; Kites; Marbles; Play Tents; Sandbox Toys; Scooters
    Swing Sets; Tricycles & Wagons; Water Guns; Yo-Yos
  Classic & Vintage Toys:
    Cap Guns; Cast Iron Toys; Character Toys; Fast Food Toys; Jack-in-the-Boxes
    Mechanical Banks; Rocking Horses; Spinning Tops; Tin Litho Toys; View-Master Reels; Wind-Up Toys
  Farm & Western Toys:
    Model Horses; Plastic Animals; Toy Farm Sets
  Remote Control Toys:
    RC Airplanes; RC Batteries & Chargers; RC Boats; RC Cars; RC Helicopters; RC Parts; RC Transmitters
    RC Trucks & Crawlers
  Toy Makers & Slime:
    Craft Kits for Kids; Modeling Dough; Spirograph & Drawing Toys
Games & Puzzles:
  Board & Card Games:
    Board Game Parts; Board Games; Card Games; Chess Sets; Checkers & Backgammon; Cribbage Boards
    Dice & Dice Games; Dominoes; Family Games; Mahjong Sets; Party Games; Playing Cards; Poker Chips
    Strategy Board Games; Trivia Games; Vintage Board Games; War Games
  Puzzles:
    3D Puzzles; Brain Teasers & Cubes; Floor Puzzles; Jigsaw Puzzles; Vintage Puzzles
    Wooden Puzzles
  Role Playing & Miniatures:
    Dungeons & Dragons Books; Gaming Dice; Gaming Miniatures; Gaming Terrain; Role Playing Books
    Tabletop Wargame Armies
Models & Trains:
  Model Kits:
    Aircraft Model Kits; Car & Truck Model Kits; Figure Model Kits; Military Model Kits; Model Kit Paints
    Model Rockets; Promo Model Cars; Science Fiction Model Kits; Ship Model Kits
  Model Trains:
    G Scale Trains; HO Scale Buildings; HO Scale Locomotives; HO Scale Rolling Stock; HO Scale Track
    N Scale Trains; O Scale Accessories; O Scale Locomotives; O Scale Rolling Stock; S Scale Trains
    Train Sets; Train Transformers; Vintage Toy Trains; Wooden Trains
  Slot Cars:
    Slot Car Parts; Slot Car Sets; Slot Car Track; Slot Cars
`;
