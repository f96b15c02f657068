export const SPORTS_AND_OUTDOORS = `
Sporting Goods:
  Camping & Hiking:
    Camp Chairs; Camp Cookware; Camp Stoves; Camping Lanterns; Canteens & Water Filters; Compasses
    Coolers; Hiking Backpacks; Hydration Packs; Sleeping Bags; Sleeping Pads; Survival Kits; Tarps; Tents
    Trekking Poles; Vintage Camping Gear
  Climbing & Caving:
    Carabiners; Climbing Harnesses; Climbing Helmets; Climbing Ropes; Climbing Shoes
  Fishing:
    Baitcasting Reels; Fish Finders; Fishing Line; Fishing Nets; Fishing Rods; Fishing Tackle Boxes
    Fishing Vests; Fishing Waders; Flies; Fly Fishing Reels; Fly Fishing Rods; Fly Tying Materials
    Ice Fishing Gear; Lures; Rod & Reel Combos; Spinning Reels; Trolling Motors; Vintage Fishing Lures
    Vintage Fishing Reels; Vintage Fishing Rods
  Hunting & Archery:
    Arrows; Bow Sights; Compound Bows; Crossbows; Decoys; Duck Calls; Game Calls; Gun Cases
    Hunting Blinds; Hunting Camo Jackets; Hunting Camo Pants; Recurve Bows; Rifle Scopes; Scents & Lures
    Tree Stands; Turkey Calls; Vintage Hunting Gear
  Baseball & Softball:
    Baseball Bats; Baseball Cleats; Baseball Gloves & Mitts; Baseballs; Batting Gloves; Batting Helmets
    Catcher's Gear; Softball Bats; Softball Gloves; Vintage Baseball Gloves
  Basketball:
    Basketball Hoops; Basketball Shorts; Basketballs
  Football:
    Football Cleats; Football Gloves; Football Helmets; Football Pads; Footballs
  Soccer:
    Goalkeeper Gear; Shin Guards; Soccer Balls; Soccer Cleats; Soccer Goals; Soccer Jerseys
  Golf:
    Driver Clubs; Fairway Woods; Golf Bags; Golf Balls; Golf Club Heads; Golf Club Sets; Golf Club Shafts
    Golf Gloves; Golf Grips; Golf Headcovers; Golf Push Carts; Golf Rangefinders; Golf Training Aids
    Hybrid Clubs; Golf Irons; Putters; Vintage Golf Clubs; Wedge Clubs
  Tennis & Racquet Sports:
    Badminton Sets; Pickleball Paddles; Racquetball Racquets; Squash Racquets; Table Tennis Paddles
    Tennis Bags; Tennis Balls; Tennis Racquets; Vintage Wooden Racquets
  Cycling:
    Bicycle Bags; Bicycle Brakes; Bicycle Forks; Bicycle Frames; Bicycle Handlebars; Bicycle Helmets
    Bicycle Lights; Bicycle Locks; Bicycle Pedals; Bicycle Pumps; Bicycle Racks; Bicycle Saddles
    Bicycle Tires; Bicycle Wheels; BMX Bikes; BMX Parts; Cranks & Chainrings; Cycling Computers
    Cycling Jerseys; Cycling Shoes; Cycling Shorts; Derailleurs & Shifters; Electric Bikes; Kids' Bikes
    Mountain Bikes; Road Bikes; Vintage Bicycle Parts; Vintage Bicycles
  Skating & Skateboarding:
    Figure Skates; Hockey Skates; Inline Skates; Longboards; Roller Skates; Skateboard Decks
    Skateboard Trucks; Skateboard Wheels; Skateboards; Vintage Skateboards
  Hockey & Lacrosse:
    Hockey Goalie Gear; Hockey Gloves; Hockey Pads; Hockey Sticks; Lacrosse Gloves; Lacrosse Sticks
  Winter Sports:
    Cross-Country Skis; Goggles; Ski Bags; Ski Bindings; Ski Boots; Ski Helmets; Ski Jackets; Ski Pants
    Ski Poles; Skis; Sleds & Snow Tubes; Snowboard Bindings; Snowboard Boots; Snowboards; Snowshoes
    Vintage Skis
  Water Sports:
    Bodyboards; Canoes; Dive Computers; Diving Fins; Diving Masks & Snorkels; Diving Regulators; Kayaks
    Kayak Paddles; Life Jackets; Paddle Boards; Surfboard Fins; Surfboards; Swim Goggles; Wakeboards
    Water Skis; Wetsuits
  Fitness:
    Balance Boards; Dumbbells; Ellipticals; Exercise Bikes; Jump Ropes; Kettlebells; Medicine Balls
    Resistance Bands; Rowing Machines; Treadmills; Weight Benches; Weight Plates; Weightlifting Belts
    Yoga Blocks & Straps; Yoga Mats
  Boxing & Martial Arts:
    Boxing Gloves; Boxing Robes & Trunks; Karate & Judo Uniforms; Martial Arts Pads
    Punching Bags; Wrestling Shoes
  Equestrian:
    Bridles; English Saddles; Halters & Leads; Horse Blankets; Riding Boots; Riding Breeches
    Riding Helmets; Saddle Pads; Show Clothing; Spurs; Stirrups; Western Saddles; Western Tack
  Indoor & Bar Games:
    Air Hockey; Billiard Balls; Bowling Bags; Bowling Balls; Cornhole Sets; Dart Boards; Darts
    Foosball Tables; Pool Cues; Pool Tables; Shuffleboard; Horseshoes & Croquet
  Team Sports Extras:
    Cheerleading Uniforms; Disc Golf Discs; Gymnastics Leotards; Running Accessories; Sports Bags
    Track Spikes; Volleyball Gear
  Optics & Navigation:
    Rangefinders; Sport Binoculars; Sport Sunglasses
`;
