"""The Epic game of Rise of Ix: twelve points, a harder conflict deck, stronger starts."""
